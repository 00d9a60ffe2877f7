import type { ReactNode } from 'react';
import { homeRoute } from '#contract/urls.ts';
import { pathVersion, versionUrl } from '#contract/versions.ts';
import buttonStyles from '../components/button/Button.page.module.css';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { useSite } from '../site-context.tsx';
import type { LayoutProps } from './layout.ts';
import styles from './NotFoundLayout.page.module.css';

/** 404 page. */
export function NotFoundLayout({ page }: LayoutProps): ReactNode {
  const site = useSite();
  const { locales, strings } = site;
  // A host can serve the 404 page of one version for all versions.
  const version = useBrowserValue(() => pathVersion(location.pathname, site), site.version);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{strings.notFoundTitle}</h1>
      <p className={styles.text}>{strings.notFoundText}</p>
      <a
        href={versionUrl(homeRoute(page.lang, locales), version, site)}
        className={buttonStyles.button}
      >
        {strings.takeMeHome}
      </a>
    </main>
  );
}
