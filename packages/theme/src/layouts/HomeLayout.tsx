import { homeRoute } from 'docs-engine/browser';
import type { LayoutProps } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import buttonStyles from '../components/button/Button.module.css';
import { Logo } from '../components/logo/Logo.tsx';
import { SiteFooter } from '../components/site-footer/SiteFooter.tsx';
import { ToolCards } from '../components/tools/ToolCards.tsx';
import { useHref, useSite } from '../site-context.tsx';
import styles from './HomeLayout.module.css';

/** Hero with the main links, the content, and the cards of the tool family. */
export function HomeLayout({ page, children }: LayoutProps): ReactNode {
  const { title, description, repository, strings, themeOptions, tools, locales } = useSite();
  const href = useHref();
  const start = themeOptions.getStarted ?? homeRoute(page.lang, locales);
  return (
    <>
      <main id="main" tabIndex={-1} className={styles.page}>
        <div className={styles.name}>
          <Logo size={30} />
          <h1>{title}</h1>
          <p className={styles.display}>{page.title}</p>
        </div>
        <div className={styles.start}>
          <p>{description}</p>
          <p className={styles.actions}>
            <a href={href(start)} rel="next" className={buttonStyles.button}>
              {strings.getStarted}
            </a>
            <a
              href={repository}
              className={`${buttonStyles.button} ${buttonStyles.quiet}`}
              target="_blank"
              rel="noopener"
            >
              {strings.sourceRepository}
            </a>
          </p>
        </div>
        <div className={`prose ${styles.content}`}>{children}</div>
        {tools && <ToolCards family={tools} />}
      </main>
      <SiteFooter />
    </>
  );
}
