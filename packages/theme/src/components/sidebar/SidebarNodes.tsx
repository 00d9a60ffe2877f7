import type {
  SidebarGroup,
  SidebarLink,
  SidebarNode,
} from 'docs-engine/src/contract/navigation.ts';
import { containsRoute } from 'docs-engine/src/contract/sidebar.ts';
import { isExternal } from 'docs-engine/src/contract/urls.ts';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHref } from '../../site-context.tsx';
import { Tag } from '../tag/Tag.tsx';
import { GroupTitle } from './GroupTitle.tsx';
import { nodePath } from './node-paths.ts';
import styles from './SidebarNodes.doc.module.css';
import sectionStyles from './SidebarSections.page.module.css';

type Shared = {
  routePath: string;
  /** Groups that the reader collapsed (`true`) or expanded, by path. */
  collapsed: ReadonlyMap<string, boolean>;
  onToggle: (path: string, isCollapsed: boolean) => void;
};

type SidebarNodesProps = Shared & { nodes: SidebarNode[]; path: string };

/** One level of a sidebar, including nested groups. `path` identifies the parent group or the sidebar. */
export function SidebarNodes({ nodes, path, ...shared }: SidebarNodesProps): ReactNode {
  return (
    <ul className={styles.list}>
      {nodes.map((node, index) => {
        const key = nodePath(path, index);
        return (
          <li key={key}>
            <SidebarNodeView node={node} path={key} {...shared} />
          </li>
        );
      })}
    </ul>
  );
}

function SidebarNodeView({
  node,
  path,
  ...shared
}: Shared & { node: SidebarNode; path: string }): ReactNode {
  if (node.type === 'link')
    return <SidebarLinkView node={node} isCurrent={node.link === shared.routePath} />;
  if (node.type === 'group') return <SidebarGroupView group={node} path={path} {...shared} />;
  if (node.type === 'divider')
    return <hr className={sectionStyles.divider} data-type={node.dividerType} />;
  return (
    <p key={node.text} className={sectionStyles.header}>
      {node.text}
      <Tag tag={node.tag} />
    </p>
  );
}

type SidebarLinkProps = { node: SidebarLink; isCurrent: boolean };

/** Memoized, because a navigation changes only two links of a sidebar. */
const SidebarLinkView = memo(function SidebarLinkView({
  node,
  isCurrent,
}: SidebarLinkProps): ReactNode {
  const href = useHref();
  return (
    <a
      key={node.text}
      href={href(node.link)}
      className={styles.link}
      data-context={node.context}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isExternal(node.link) && { target: '_blank', rel: 'noopener' })}
    >
      {node.text}
      <Tag tag={node.tag} />
    </a>
  );
});

type SidebarGroupProps = Shared & { group: SidebarGroup; path: string };

function SidebarGroupView({
  group,
  path,
  routePath,
  collapsed,
  onToggle,
}: SidebarGroupProps): ReactNode {
  const isCollapsed = collapsed.get(path) ?? (group.collapsed && !containsRoute(group, routePath));
  const items = useRef<HTMLDivElement>(null);
  // The head script has toggled the group, perhaps before React was there. React takes it over.
  function takeOverState(): void {
    const isNow = items.current?.hasAttribute('data-collapsed') ?? isCollapsed;
    if (isNow !== isCollapsed) onToggle(path, isNow);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are clicks
  useLayoutEffect(takeOverState, []);
  const button = {
    'aria-expanded': !isCollapsed,
    onClick: takeOverState,
    'data-press': 'fold',
    suppressHydrationWarning: true,
  };
  return (
    <>
      <div
        className={styles.group}
        data-title={group.link ? undefined : group.text}
        data-context={group.context}
      >
        <GroupTitle group={group} isCurrent={group.link === routePath} button={button} />
      </div>
      <div
        ref={items}
        className={styles.items}
        data-collapsed={isCollapsed ? '' : undefined}
        suppressHydrationWarning
      >
        <SidebarNodes
          nodes={group.items}
          path={path}
          routePath={routePath}
          collapsed={collapsed}
          onToggle={onToggle}
        />
      </div>
    </>
  );
}
