import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { homeRoute } from '#contract/urls.ts';
import { pathVersion, versionUrl } from '#contract/versions.ts';
import buttonStyles from '../components/button/Button.page.module.css';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { useHref, useSite } from '../site-context.tsx';
import type { LayoutProps } from './layout.ts';
import styles from './NotFoundLayout.page.module.css';

/** A shelf with the books of the logo, and a gap where one is missing. */
function Shelf(): ReactNode {
  return (
    <svg className={styles.shelf} viewBox="0 0 176 88" width="264" height="132" aria-hidden="true">
      <rect className={styles.module} x="6" y="14" width="22" height="70" rx="4" />
      <rect className={styles.common} x="34" y="26" width="22" height="58" rx="4" />
      <rect className={styles.gap} x="62.75" y="18.75" width="20.5" height="64.5" rx="4" />
      <rect className={styles.module} x="90" y="22" width="22" height="62" rx="4" />
      <path className={styles.band} d="M12 28h10M12 70h10M40 39h10M40 71h10M96 36h10M96 70h10" />
      <g className={styles.types} transform="rotate(-11 128 84)">
        <rect x="128" y="26" width="22" height="58" rx="4" />
        <path d="M134 39h10M134 71h10" />
      </g>
      <path className={styles.board} d="M0 85.5h176" />
    </svg>
  );
}

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
      <Shelf />
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
          ({ text, link }) =>
            link && (
              <li key={text}>
                <a href={href(link)}>{text}</a>
              </li>
            ),
        )}
      </ul>
    </main>
  );
}
