import type { ReactNode } from 'react';
import type { StaticContext } from '#contract/theme.ts';
import type { Strings } from '../ui-strings/en.ts';
import styles from './Table.page.module.css';

type TableProps = { children: ReactNode };

/** Makes wide tables scrollable. `head/overflow.ts` makes them tab stops then. */
export function Table({ children }: TableProps, { site }: StaticContext<Strings>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element has the role "group" and no default styles
    <div className={styles.scroll} role="group" aria-label={site.strings.table}>
      {children}
    </div>
  );
}
