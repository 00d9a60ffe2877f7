import type { StaticContext } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { tableProps } from '../props.ts';
import type { Strings } from '../strings.ts';
import styles from './Table.module.css';

type TableProps = z.infer<typeof tableProps> & { children: ReactNode };

/** Makes wide tables scrollable. `head/overflow.ts` makes them tab stops then. */
export function Table(
  { heading, children }: TableProps,
  { site }: StaticContext<Strings>,
): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element has the role "group" and no default styles
    <div className={styles.scroll} role="group" aria-label={heading ?? site.strings.table}>
      {children}
    </div>
  );
}
