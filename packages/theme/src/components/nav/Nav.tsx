import { homeRoute } from 'docs-engine/browser';
import type { Page } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { useHref, useSite } from '../../site-context.tsx';
import { Logo } from '../logo/Logo.tsx';
import { SearchDialog } from '../search/SearchDialog.tsx';
import { ToolMenu } from '../tools/ToolMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './Nav.module.css';
import { NavLinks } from './NavLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { useHiddenNav } from './use-hidden-nav.ts';
import { VersionMenu } from './VersionMenu.tsx';

function HomeLink(): ReactNode {
  const { logoText, locales, lang } = useSite();
  const href = useHref();
  return (
    <a key={logoText} href={href(homeRoute(lang, locales))} className={styles.home}>
      <Logo size={28} />
      {logoText}
    </a>
  );
}

/** Navigation bar at the top of every page. */
export function Nav({ page }: { page: Page }): ReactNode {
  const { nav, search, strings, themeOptions, tools } = useSite();
  const isHidden = useHiddenNav(themeOptions.hideNavbar === 'on scroll');
  const left = nav.filter(({ position }) => position === 'left');
  const right = nav.filter(({ position }) => position === 'right');
  return (
    <header className={styles.bar} data-nav="" data-hidden={isHidden ? '' : undefined}>
      <div className={styles.inner}>
        <HomeLink />
        {search && <SearchDialog settings={search} />}
        <nav aria-label={strings.mainNavigation} className={`${styles.wide} ${styles.sections}`}>
          <NavLinks items={left} routePath={page.routePath} />
          <NavLinks items={right} routePath={page.routePath} />
        </nav>
        <div className={styles.wide}>
          <VersionMenu page={page} />
          <LanguageMenu page={page} />
          <ThemeButton />
          <SocialLinks />
          {tools && <ToolMenu family={tools} />}
        </div>
        <MobileMenu page={page} />
      </div>
    </header>
  );
}
