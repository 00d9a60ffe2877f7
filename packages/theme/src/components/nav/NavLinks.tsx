import { isExternal } from 'docs-engine/browser';
import type { NavItem } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { ChevronDown } from '../../icons/icons.ts';
import { useHref } from '../../site-context.tsx';
import { Popup } from '../popup/Popup.tsx';
import { Tag } from '../tag/Tag.tsx';
import styles from './Nav.module.css';

/** Whether an item, or one of its group, is about the section of a page. */
export function isActive({ activeMatch, link, items }: NavItem, routePath: string): boolean {
  if (items.some((item) => isActive(item, routePath))) return true;
  return activeMatch ? routePath.startsWith(activeMatch) : link === routePath;
}

type NavLinkProps = { item: NavItem; routePath: string; className?: string | undefined };

function NavLink({ item, routePath, className }: NavLinkProps): ReactNode {
  const href = useHref();
  if (!item.link) {
    return (
      <p key={item.text} className={styles.label}>
        {item.text}
        <Tag tag={item.tag} />
      </p>
    );
  }
  return (
    <a
      key={item.text}
      href={href(item.link)}
      className={className}
      aria-current={isActive(item, routePath) ? 'true' : undefined}
      target={item.target}
      {...(isExternal(item.link) && { target: '_blank', rel: 'noopener' })}
    >
      {item.text}
      <Tag tag={item.tag} />
    </a>
  );
}

type NavTreeProps = {
  items: readonly NavItem[];
  routePath: string;
  /** Also used by nested lists. */
  listClassName: string | undefined;
  linkClassName: string | undefined;
  /** Accessible name of a nested list: the text of its group. */
  label?: string;
};

/** Items as a list, with nested lists for groups. */
export function NavTree({ items, label, ...shared }: NavTreeProps): ReactNode {
  const { routePath, listClassName, linkClassName } = shared;
  return (
    <ul className={listClassName} aria-label={label}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts can be equal
        <li key={index}>
          <NavLink item={item} routePath={routePath} className={linkClassName} />
          {item.items.length > 0 && <NavTree {...shared} items={item.items} label={item.text} />}
        </li>
      ))}
    </ul>
  );
}

type NavGroupProps = { item: NavItem; routePath: string };

function NavGroup({ item, routePath }: NavGroupProps): ReactNode {
  return (
    <Popup
      buttonClassName={styles.link}
      button={
        <>
          <span data-active={isActive(item, routePath) ? '' : undefined}>{item.text}</span>
          <Tag tag={item.tag} />
          <ChevronDown size={14} aria-hidden />
        </>
      }
    >
      <NavTree
        items={[...(item.link ? [{ ...item, items: [] }] : []), ...item.items]}
        routePath={routePath}
        listClassName={styles.options}
        linkClassName={styles.option}
      />
    </Popup>
  );
}

type NavLinksProps = { items: readonly NavItem[]; routePath: string };

/** Navigation items in the bar, with popups for groups. */
export function NavLinks({ items, routePath }: NavLinksProps): ReactNode {
  // Keeps the items of the other side in place.
  if (items.length === 0) return <span />;
  return (
    <ul className={styles.links}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts can be equal
        <li key={index}>
          {item.items.length > 0 ? (
            <NavGroup item={item} routePath={routePath} />
          ) : (
            <NavLink item={item} routePath={routePath} className={styles.link} />
          )}
        </li>
      ))}
    </ul>
  );
}
