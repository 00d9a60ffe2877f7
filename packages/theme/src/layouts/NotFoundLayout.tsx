import { homeRoute, pathVersion, versionUrl } from 'docs-engine/browser';
import type { LayoutProps } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import buttonStyles from '../components/button/Button.module.css';
import { ShelfIllustration } from '../components/shelf-illustration/ShelfIllustration.tsx';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { Search } from '../icons/icons.ts';
import { useHref, useSite } from '../site-context.tsx';
import styles from './NotFoundLayout.module.css';

/** Opens the search of the navigation, which owns the dialog. */
function openSearch(): void {
  document.querySelector<HTMLElement>('[aria-keyshortcuts~="Control+K"]')?.click();
}

/** 404 page: home, search and the sections of the site. */
export function NotFoundLayout({ page }: LayoutProps): ReactNode {
  const site = useSite();
  const href = useHref();
  const { locales, nav, search, strings } = site;
  // A host can serve the 404 page of one version for all versions.
  const version = useBrowserValue(() => pathVersion(location.pathname, site), site.version);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <ShelfIllustration />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{strings.notFoundTitle}</h1>
      <p className={styles.text}>{strings.notFoundText}</p>
      <p className={styles.actions}>
        <a
          href={versionUrl(homeRoute(page.lang, locales), version, site)}
          className={buttonStyles.button}
        >
          {strings.takeMeHome}
        </a>
        {search && (
          <button
            key={strings.search.field}
            className={`${buttonStyles.button} ${buttonStyles.quiet}`}
            onClick={openSearch}
            data-requires-js=""
          >
            <Search size={16} aria-hidden />
            {strings.search.field}
          </button>
        )}
      </p>
      <ul className={styles.sections}>
        {nav.map(
          ({ text, link }, index) =>
            link && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts can be equal
              <li key={index}>
                <a href={href(link)}>{text}</a>
              </li>
            ),
        )}
      </ul>
      <span id="first-screen" hidden />
    </main>
  );
}
