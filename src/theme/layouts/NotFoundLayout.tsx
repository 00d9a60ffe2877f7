import type { ReactNode } from 'react';
import { homeOf } from '#contract/home.ts';
import buttonStyles from '../components/button/Button.page.module.css';
import { useHref, useSite } from '../site-context.tsx';
import type { LayoutProps } from './layout.ts';
import styles from './NotFoundLayout.page.module.css';

/** Shown where no page is. */
export function NotFoundLayout({ page }: LayoutProps): ReactNode {
  const { locales, strings } = useSite();
  const href = useHref();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{strings.notFoundTitle}</h1>
      <p className={styles.text}>{strings.notFoundText}</p>
      <a href={href(homeOf(page.lang, locales))} className={buttonStyles.button}>
        {strings.takeMeHome}
      </a>
    </main>
  );
}
