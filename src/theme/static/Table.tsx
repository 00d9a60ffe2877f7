import type { ReactNode } from 'react';
import type { StaticContext } from '#contract/theme.ts';
import type { Strings } from '../ui-strings/en.ts';
import styles from './Table.module.css';

type TableProps = { children: ReactNode };

/** Lets a wide table scroll by itself. */
export function Table({ children }: TableProps, { site }: StaticContext<Strings>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means "group" without looks of its own
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div className={styles.scroll} role="group" aria-label={site.strings.table} tabIndex={0}>
      {children}
    </div>
  );
}
