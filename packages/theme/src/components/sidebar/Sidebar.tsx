import type { SidebarNode } from 'docs-engine/src/contract/navigation.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useSite } from '../../site-context.tsx';
import { useSharedPanel } from '../panel/panel-context.tsx';
import { scrollInPanel } from '../panel/scroll-in-panel.ts';
import { DrawerHead } from './DrawerHead.tsx';
import { ancestorGroups } from './node-paths.ts';
import styles from './Sidebar.doc.module.css';
import { SidebarNodes } from './SidebarNodes.tsx';

/** Groups that the reader collapsed or expanded, by path. Kept here because pages without a sidebar unmount it. */
let savedState: ReadonlyMap<string, boolean> = new Map();

type SidebarProps = { nodes: SidebarNode[]; routePath: string };

/** Pages of a section, in a column on wide screens, otherwise in a drawer. */
export function Sidebar({ nodes, routePath }: SidebarProps): ReactNode {
  const { sidebars, strings } = useSite();
  const { ref, element, isOpen, onToggle } = useSharedPanel('sidebar');
  const [collapsed, setCollapsed] = useState(savedState);
  const [currentRoute, setCurrentRoute] = useState<string>();
  const path = String(Object.values(sidebars).indexOf(nodes));

  // Groups that contain the new page expand, even if the reader collapsed them.
  if (currentRoute !== routePath) {
    const ancestors = new Set(ancestorGroups(nodes, routePath, path));
    setCurrentRoute(routePath);
    setCollapsed((state) => new Map([...state].filter(([group]) => !ancestors.has(group))));
  }

  useEffect(() => {
    savedState = collapsed;
  }, [collapsed]);

  // Unless the browser supports `scroll-initial-target` or the reader has scrolled.
  useEffect(() => {
    const panel = element.current;
    const link = panel?.querySelector('[aria-current=page]');
    if (panel?.scrollTop === 0 && link) scrollInPanel(panel, link);
  }, [element]);

  function toggle(group: string, isCollapsed: boolean): void {
    setCollapsed((state) => new Map(state).set(group, isCollapsed));
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
      {isOpen && <DrawerHead routePath={routePath} />}
      <nav aria-label={strings.sidebar}>
        <SidebarNodes
          nodes={nodes}
          routePath={routePath}
          path={path}
          collapsed={collapsed}
          onToggle={toggle}
        />
      </nav>
    </div>
  );
}
