import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Page } from '#contract/page.ts';
import { useHref, useSite } from '../../site-context.tsx';
import { usePanel } from '../panel/use-panel.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './Nav.module.css';
import { NavLinks } from './NavLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeButton } from './ThemeButton.tsx';

function HomeLink(): ReactNode {
  const { logo, logoText, locales, lang } = useSite();
  const href = useHref();
  const home = locales.find((locale) => locale.lang === lang)?.home ?? '/';
  return (
    <a href={href(home)} className={styles.home}>
      <img src={href(logo.light)} className="only-light" alt="" width="28" height="28" />
      <img src={href(logo.dark)} className="only-dark" alt="" width="28" height="28" />
      {logoText}
    </a>
  );
}

function MobileMenu({ page }: { page: Page }): ReactNode {
  const { strings } = useSite();
  const { ref, isOpen, onToggle } = usePanel({ isModal: true });
  return (
    <>
      <button
        type="button"
        className={`${styles.icon} ${styles.hamburger}`}
        popoverTarget="main-menu"
        aria-expanded={isOpen}
        aria-label={strings.mainMenu}
      >
        <Menu size={22} aria-hidden />
      </button>
      <div
        ref={ref}
        id="main-menu"
        popover="auto"
        onToggle={onToggle}
        className={styles.screen}
        {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': strings.mainMenu })}
      >
        <NavLinks routePath={page.routePath} />
        <LanguageLinks page={page} />
        <div className={styles.screenTools}>
          <ThemeButton />
          <SocialLinks />
        </div>
      </div>
    </>
  );
}

/** The bar on top of every page. */
export function Nav({ page }: { page: Page }): ReactNode {
  const { strings } = useSite();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <HomeLink />
        <nav aria-label={strings.mainNavigation} className={styles.wide}>
          <NavLinks routePath={page.routePath} />
        </nav>
        <div className={styles.wide}>
          <LanguageMenu page={page} />
          <ThemeButton />
          <SocialLinks />
        </div>
        <MobileMenu key={page.routePath} page={page} />
      </div>
    </header>
  );
}
