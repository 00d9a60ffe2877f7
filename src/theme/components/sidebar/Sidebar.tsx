import { type ReactNode, useEffect, useState } from 'react';
import type { SidebarNode } from '#contract/navigation.ts';
import { useStrings } from '../../site-context.tsx';
import { useSharedPanel } from '../panel/panel-context.tsx';
import { useCloseOnRoute } from '../panel/use-panel.ts';
import styles from './Sidebar.module.css';
import { SidebarNodes } from './SidebarNodes.tsx';

type SidebarProps = { nodes: SidebarNode[]; routePath: string };

/** The pages of a section: a column, or a drawer where there is no room for one. */
export function Sidebar({ nodes, routePath }: SidebarProps): ReactNode {
  const strings = useStrings();
  const { ref, isOpen, onToggle, close } = useSharedPanel('sidebar');
  const [folded, setFolded] = useState<ReadonlyMap<string, boolean>>(new Map());

  useCloseOnRoute(close, routePath);

  // Only where the browser does not do it by `scroll-initial-target`.
  useEffect(() => {
    const link = ref.current?.querySelector('[aria-current=page]');
    const panel = ref.current;
    if (!link || !panel) return;
    const { top, bottom } = link.getBoundingClientRect();
    const { top: start, bottom: end } = panel.getBoundingClientRect();
    if (top < start || bottom > end) panel.scrollTop += top - start - panel.clientHeight / 2;
  }, [ref]);

  function toggle(path: string, isFolded: boolean): void {
    setFolded((before) => new Map(before).set(path, isFolded));
  }

  return (
    <div
      ref={ref}
      id="sidebar"
      popover="auto"
      onToggle={onToggle}
      className={styles.sidebar}
      data-sidebar=""
      {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': strings.sidebarMenu })}
    >
      <nav aria-label={strings.sidebar}>
        <SidebarNodes
          nodes={nodes}
          routePath={routePath}
          path=""
          folded={folded}
          onToggle={toggle}
        />
      </nav>
    </div>
  );
}
