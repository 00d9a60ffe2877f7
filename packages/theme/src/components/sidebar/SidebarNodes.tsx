import { containsRoute, isExternal } from 'docs-engine/browser';
import type { SidebarGroup, SidebarLink, SidebarNode } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { useHref } from '../../site-context.tsx';
import { Tag } from '../tag/Tag.tsx';
import { GroupTitle } from './GroupTitle.tsx';
import styles from './SidebarNodes.module.css';
import sectionStyles from './SidebarSections.module.css';

type SidebarNodesProps = {
  nodes: SidebarNode[];
  routePath: string;
  /** Identifies the parent group or the sidebar by positions, which are the same in all languages. */
  path: string;
};

/** One level of a sidebar, including nested groups. `head/fold.ts` folds them. */
export function SidebarNodes({ nodes, routePath, path }: SidebarNodesProps): ReactNode {
  return (
    <ul className={styles.list}>
      {nodes.map((node, index) => {
        const key = `${path}/${index}`;
        return (
          <li key={key}>
            <SidebarNodeView node={node} routePath={routePath} path={key} />
          </li>
        );
      })}
    </ul>
  );
}

type NodeProps<Node> = { node: Node; routePath: string; path: string };

function SidebarNodeView({ node, routePath, path }: NodeProps<SidebarNode>): ReactNode {
  if (node.type === 'link')
    return <SidebarLinkView node={node} isCurrent={node.link === routePath} />;
  if (node.type === 'group')
    return <SidebarGroupView node={node} routePath={routePath} path={path} />;
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

function SidebarLinkView({ node, isCurrent }: SidebarLinkProps): ReactNode {
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
}

function SidebarGroupView({ node, routePath, path }: NodeProps<SidebarGroup>): ReactNode {
  const isCollapsed = node.collapsed && !containsRoute(node, routePath);
  const button = {
    'aria-expanded': !isCollapsed,
    value: path,
    'data-action': 'fold',
  };
  return (
    <>
      <div
        className={styles.group}
        data-title={node.link ? undefined : node.text}
        data-context={node.context}
      >
        <GroupTitle group={node} isCurrent={node.link === routePath} button={button} />
      </div>
      <div className={styles.items} data-collapsed={isCollapsed ? '' : undefined}>
        <SidebarNodes nodes={node.items} path={path} routePath={routePath} />
      </div>
    </>
  );
}
