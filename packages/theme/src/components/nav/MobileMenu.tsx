import { adoptStyles, containsRoute, findSidebar, flattenSidebar } from 'docs-engine/browser';
import type { NavItem, Page, SiteData } from 'docs-engine/theme';
import { type ReactNode, useInsertionEffect } from 'react';
import { Menu, X } from '../../icons/icons.ts';
import { useSite } from '../../site-context.tsx';
import buttonStyles from '../icon-button/IconButton.module.css';
import { usePopover } from '../panel/use-popover.ts';
import { ToolLinks } from '../tools/ToolLinks.tsx';
import { LanguageLinks } from './LanguageMenu.tsx';
import styles from './MobileMenu.module.css';
import navStyles from './Nav.module.css';
import { NavTree } from './NavLinks.tsx';
import openStyles from './open-menu.css?inline';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { VersionLinks } from './VersionMenu.tsx';

/** A section with the groups of its sidebar, each as a link to its first page. */
function withGroups(item: NavItem, routePath: string, { sidebars }: SiteData): NavItem {
  if (item.items.length > 0 || !item.link) return item;
  const items = findSidebar(item.link, sidebars).flatMap((node): NavItem[] => {
    const first = flattenSidebar([node])[0];
    if (node.type !== 'group' || !first) return [];
    return [
      {
        text: node.text,
        link: first.link,
        ...(containsRoute(node, routePath) && { activeMatch: routePath }),
        position: item.position,
        items: [],
      },
    ];
  });
  return { ...item, items };
}

/** Navigation on small screens, opened by the hamburger button. */
export function MobileMenu({ page }: { page: Page }): ReactNode {
  const site = useSite();
  const { nav, strings, tools } = site;
  const { ref, isOpen, onToggle } = usePopover({ isModal: true, closeWhere: '(width > 48em)' });
  useInsertionEffect(() => adoptStyles(openStyles), []);
  // Documents contain the sections only: their groups and the tools would make each of them longer.
  const items = isOpen ? nav.map((item) => withGroups(item, page.routePath, site)) : nav;

  return (
    <>
      <button
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
          items={items}
          routePath={page.routePath}
          listClassName={styles.links}
          linkClassName={navStyles.link}
        />
        {isOpen && tools && <ToolLinks family={tools} />}
        <VersionLinks page={page} />
        <div className={styles.tools}>
          <LanguageLinks page={page} />
          <ThemeButton />
          <SocialLinks />
        </div>
      </div>
    </>
  );
}
