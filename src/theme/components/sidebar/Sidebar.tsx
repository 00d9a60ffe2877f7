import { type ReactNode, useEffect, useState } from 'react';
import type { SidebarNode } from '#contract/navigation.ts';
import { useStrings } from '../../site-context.tsx';
import { useSharedPanel } from '../panel/panel-context.tsx';
import styles from './Sidebar.module.css';
import { SidebarNodes } from './SidebarNodes.tsx';

type SidebarProps = { nodes: SidebarNode[]; routePath: string };

/** The pages of a section: a column, or a drawer where there is no room for one. */
export function Sidebar({ nodes, routePath }: SidebarProps): ReactNode {
  const strings = useStrings();
  const { ref, isOpen, onToggle, close } = useSharedPanel('sidebar');
  const [folded, setFolded] = useState<ReadonlyMap<string, boolean>>(new Map());

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the route changes
  useEffect(close, [routePath]);

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
