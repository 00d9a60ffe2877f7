import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { NavItem } from '#contract/navigation.ts';
import { isExternal } from '#contract/urls.ts';
import { useHref } from '../../site-context.tsx';
import { Popup } from '../popup/Popup.tsx';
import { Tag } from '../tag/Tag.tsx';
import styles from './Nav.module.css';

function isActive({ activeMatch, link, items }: NavItem, routePath: string): boolean {
  if (items.some((item) => isActive(item, routePath))) return true;
  return activeMatch ? routePath.startsWith(activeMatch) : link === routePath;
}

type NavLinkProps = { item: NavItem; routePath: string; className?: string | undefined };

function NavLink({ item, routePath, className }: NavLinkProps): ReactNode {
  const href = useHref();
  if (!item.link) {
    return (
      <p className={styles.label}>
        {item.text}
        <Tag text={item.tag} />
      </p>
    );
  }
  return (
    <a
      href={href(item.link)}
      className={className}
      aria-current={isActive(item, routePath) ? 'true' : undefined}
      {...(isExternal(item.link) && { target: '_blank', rel: 'noopener' })}
    >
      {item.text}
      <Tag text={item.tag} />
    </a>
  );
}

type NavTreeProps = {
  items: readonly NavItem[];
  routePath: string;
  /** Of the list, and of the lists in it. */
  listClassName: string | undefined;
  linkClassName: string | undefined;
  /** Name of a list that stands below the words of its group. */
  label?: string;
};

/** Entries as a list; the entries of a group are a list below its words. */
function NavTree({ items, label, ...shared }: NavTreeProps): ReactNode {
  const { routePath, listClassName, linkClassName } = shared;
  return (
    <ul className={listClassName} aria-label={label}>
      {items.map((item) => (
        <li key={item.text}>
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
      trigger="hover"
      buttonClassName={styles.link}
      button={
        <>
          <span data-active={isActive(item, routePath) ? '' : undefined}>{item.text}</span>
          <Tag text={item.tag} />
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

/** The sections of the site in the bar; groups drop down. */
export function NavLinks({ items, routePath }: NavLinksProps): ReactNode {
  // Keeps the other side of the bar in its place.
  if (items.length === 0) return <span />;
  return (
    <ul className={styles.links}>
      {items.map((item) => (
        <li key={item.text}>
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

/** The same on a small screen, where groups are open lists. */
export function NavList({ items, routePath }: NavLinksProps): ReactNode {
  return (
    <NavTree
      items={items}
      routePath={routePath}
      listClassName={styles.screenLinks}
      linkClassName={styles.link}
    />
  );
}
