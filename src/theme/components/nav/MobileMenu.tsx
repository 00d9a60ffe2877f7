import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Page } from '#contract/page.ts';
import { useSite } from '../../site-context.tsx';
import buttonStyles from '../icon-button/IconButton.module.css';
import { usePopover } from '../panel/use-popover.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './MobileMenu.module.css';
import navStyles from './Nav.module.css';
import { NavTree } from './NavLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { VersionLinks } from './VersionLinks.tsx';

/** Navigation on small screens, opened by the hamburger button. */
export function MobileMenu({ page }: { page: Page }): ReactNode {
  const { nav, strings } = useSite();
  const { ref, isOpen, onToggle } = usePopover({ isModal: true, closeWhere: '(width > 48em)' });

  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.iconButton} ${styles.hamburger}`}
        popoverTarget="main-menu"
        aria-expanded={isOpen}
        aria-label={strings.mainMenu}
      >
        {isOpen ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
      </button>
      <div
        ref={ref}
        id="main-menu"
        popover="auto"
        onToggle={onToggle}
        className={styles.screen}
        {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': strings.mainMenu })}
      >
        <NavTree
          items={nav}
          routePath={page.routePath}
          listClassName={styles.links}
          linkClassName={navStyles.link}
        />
        <VersionLinks page={page} />
        <LanguageLinks page={page} />
        <div className={styles.tools}>
          <ThemeButton />
          <SocialLinks />
        </div>
      </div>
    </>
  );
}
