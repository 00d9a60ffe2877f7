import type { ReactNode } from 'react';
import { ChevronDown, Menu } from '../../icons/icons.ts';
import { useStrings } from '../../site-context.tsx';
import { useSharedPanel } from '../panel/panel-context.tsx';
import styles from './LocalNav.module.css';

type LocalNavProps = { hasSidebar: boolean; hasOutline: boolean };

/** Bar below the navigation, with the buttons that open sidebar and outline on narrower screens. */
export function LocalNav({ hasSidebar, hasOutline }: LocalNavProps): ReactNode {
  const strings = useStrings();
  const sidebar = useSharedPanel('sidebar');
  const outline = useSharedPanel('outline');
  if (!hasSidebar && !hasOutline) return null;
  return (
    <div
      className={styles.bar}
      data-sidebar-bar={hasSidebar ? '' : undefined}
      data-outline-bar={hasOutline ? '' : undefined}
    >
      {hasSidebar && (
        <button
          key={strings.sidebarMenu}
          className={`${styles.button} ${styles.menu}`}
          popoverTarget="sidebar"
          aria-expanded={sidebar.isOpen}
        >
          <Menu size={18} aria-hidden />
          {strings.sidebarMenu}
        </button>
      )}
      {hasOutline && (
        <button
          key={strings.outline}
          className={`${styles.button} ${styles.outline}`}
          popoverTarget="outline"
          aria-expanded={outline.isOpen}
        >
          {strings.outline}
          <ChevronDown size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
