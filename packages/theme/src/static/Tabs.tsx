import type { StaticContext } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import type { TabProps, TabsProps } from '../props.ts';
import type { Strings } from '../strings.ts';
import styles from './Tabs.module.css';

/** One panel of `Tabs`. */
export function Tab({ label, children }: TabProps & { children: ReactNode }): ReactNode {
  return (
    <div role="tabpanel" aria-label={label} className={styles.panel}>
      {children}
    </div>
  );
}

/** Shows one of its `Tab` children at a time, which `head/tabs.ts` selects. Without scripts, shows all. */
export function Tabs(
  { groupId = '', children }: TabsProps & { children: ReactNode },
  { childProps }: StaticContext<Strings>,
): ReactNode {
  return (
    <div className={styles.tabs} data-group={groupId}>
      <div role="tablist" className={styles.list}>
        {(childProps as TabProps[]).map(({ label }) => (
          <button key={label} role="tab" className={styles.tab}>
            {label}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
