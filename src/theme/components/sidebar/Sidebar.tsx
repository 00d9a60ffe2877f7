import { type ReactNode, useEffect, useState } from 'react';
import type { SidebarNode } from '#contract/navigation.ts';
import { useStrings } from '../../site-context.tsx';
import { useSharedPanel } from '../panel/panel-context.tsx';
import { scrollInPanel } from '../panel/scroll-in-panel.ts';
import { listHolders } from './node-paths.ts';
import styles from './Sidebar.module.css';
import { SidebarNodes } from './SidebarNodes.tsx';

type SidebarProps = { nodes: SidebarNode[]; routePath: string };

/** The pages of a section: a column, or a drawer where there is no room for one. */
export function Sidebar({ nodes, routePath }: SidebarProps): ReactNode {
  const strings = useStrings();
  const { ref, element, isOpen, onToggle } = useSharedPanel('sidebar');
  const [folded, setFolded] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [shown, setShown] = useState(routePath);

  // A group that the reader folded opens when the page in it is shown.
  if (shown !== routePath) {
    const holders = new Set(listHolders(nodes, routePath));
    setShown(routePath);
    setFolded((before) => new Map([...before].filter(([path]) => !holders.has(path))));
  }

  // Only where the browser does not do it by `scroll-initial-target`, nor the reader.
  useEffect(() => {
    const panel = element.current;
    const link = panel?.querySelector('[aria-current=page]');
    if (panel?.scrollTop === 0 && link) scrollInPanel(panel, link);
  }, [element]);

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
