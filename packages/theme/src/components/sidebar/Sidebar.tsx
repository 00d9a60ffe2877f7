import { StaticPart } from 'docs-engine/browser';
import type { SidebarNode } from 'docs-engine/theme';
import { type ReactNode, useEffect } from 'react';
import { useSite } from '../../site-context.tsx';
import { useSharedPanel } from '../panel/panel-context.tsx';
import { scrollInPanel } from '../panel/scroll-in-panel.ts';
import { DrawerHead } from './DrawerHead.tsx';
import styles from './Sidebar.module.css';
import { SidebarNodes } from './SidebarNodes.tsx';

type SidebarProps = { nodes: SidebarNode[]; routePath: string };

/** Pages of a section, in a column on wide screens, otherwise in a drawer. */
export function Sidebar({ nodes, routePath }: SidebarProps): ReactNode {
  const { sidebars, strings } = useSite();
  const { ref, element, isOpen, onToggle } = useSharedPanel('sidebar');

  // Unless the browser supports `scroll-initial-target` or the reader has scrolled.
  useEffect(() => {
    const panel = element.current;
    const link = panel?.querySelector('[aria-current=page]');
    if (panel?.scrollTop === 0 && link) scrollInPanel(panel, link);
  }, [element]);

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
      <StaticPart tag="nav" name="sidebar" aria-label={strings.sidebar}>
        {import.meta.env.SSR && (
          <SidebarNodes
            nodes={nodes}
            routePath={routePath}
            path={String(Object.values(sidebars).indexOf(nodes))}
          />
        )}
      </StaticPart>
    </div>
  );
}
