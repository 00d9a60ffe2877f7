import { type ReactNode, useEffect, useState } from 'react';
import type { SidebarNode } from '#contract/navigation.ts';
import { useSite } from '../../site-context.tsx';
import { useSharedPanel } from '../panel/panel-context.tsx';
import { scrollInPanel } from '../panel/scroll-in-panel.ts';
import { ancestorGroups } from './node-paths.ts';
import styles from './Sidebar.module.css';
import { SidebarNodes } from './SidebarNodes.tsx';

/** What the reader folded or opened, by the path of the group; here, because not every page has a sidebar. */
let savedState: ReadonlyMap<string, boolean> = new Map();

type SidebarProps = { nodes: SidebarNode[]; routePath: string };

/** The pages of a section: a column, or a drawer where there is no room for one. */
export function Sidebar({ nodes, routePath }: SidebarProps): ReactNode {
  const { sidebars, strings } = useSite();
  const { ref, element, isOpen, onToggle } = useSharedPanel('sidebar');
  const [folded, setFolded] = useState(savedState);
  const [shown, setShown] = useState<string>();
  const path = String(Object.values(sidebars).indexOf(nodes));

  // A group that the reader folded opens when the page in it is shown.
  if (shown !== routePath) {
    const holders = new Set(ancestorGroups(nodes, routePath, path));
    setShown(routePath);
    setFolded((before) => new Map([...before].filter(([group]) => !holders.has(group))));
  }

  useEffect(() => {
    savedState = folded;
  }, [folded]);

  // Only where the browser does not do it by `scroll-initial-target`, nor the reader.
  useEffect(() => {
    const panel = element.current;
    const link = panel?.querySelector('[aria-current=page]');
    if (panel?.scrollTop === 0 && link) scrollInPanel(panel, link);
  }, [element]);

  function toggle(group: string, isFolded: boolean): void {
    setFolded((before) => new Map(before).set(group, isFolded));
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
          path={path}
          collapsed={folded}
          onToggle={toggle}
        />
      </nav>
    </div>
  );
}
