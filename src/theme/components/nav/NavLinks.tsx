import type { ReactNode } from 'react';
import type { NavItem } from '#contract/navigation.ts';
import { isExternal } from '#contract/urls.ts';
import { useHref, useSite } from '../../site-context.tsx';
import styles from './Nav.module.css';

function isActive({ activeMatch, link }: NavItem, routePath: string): boolean {
  return activeMatch ? routePath.startsWith(activeMatch) : link === routePath;
}

/** The sections of the site. */
export function NavLinks({ routePath }: { routePath: string }): ReactNode {
  const { nav } = useSite();
  const href = useHref();
  return (
    <ul className={styles.links}>
      {nav.map((item) => (
        <li key={item.text}>
          {item.link && (
            <a
              href={href(item.link)}
              className={styles.link}
              aria-current={isActive(item, routePath) ? 'true' : undefined}
              {...(isExternal(item.link) && { target: '_blank', rel: 'noopener' })}
            >
              {item.text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
