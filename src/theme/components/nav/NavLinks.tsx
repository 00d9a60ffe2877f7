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
      <ul className={styles.options}>
        {[...(item.link ? [{ ...item, items: [] }] : []), ...item.items].map((child) => (
          <li key={child.text}>
            <NavLink item={child} routePath={routePath} className={styles.option} />
          </li>
        ))}
      </ul>
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
    <ul className={styles.screenLinks}>
      {items.map((item) => (
        <li key={item.text}>
          <NavLink item={item} routePath={routePath} className={styles.link} />
          {item.items.length > 0 && <NavList items={item.items} routePath={routePath} />}
        </li>
      ))}
    </ul>
  );
}
