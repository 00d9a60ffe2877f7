import type { ReactNode } from 'react';
import type { Reason } from '../bring/left-out.ts';
import type { PlaygroundStrings } from './strings.ts';
import styles from './Workbench.module.css';

/** Of one reason; the rest is counted. */
const maxPaths = 8;

type LeftOutProps = {
  leftOut: ReadonlyMap<Reason, readonly string[]>;
  strings: PlaygroundStrings;
};

/** What of a folder or archive is not in the project, and why. */
export function LeftOut({ leftOut, strings }: LeftOutProps): ReactNode {
  return (
    <section className={`${styles.pane} ${styles.leftOut}`} aria-label={strings.leftOut}>
      <h2>{strings.leftOut}</h2>
      <ul>
        {[...leftOut].map(([reason, paths]) => (
          <li key={reason}>
            <span>{strings.reasons[reason]}</span>
            <span>
              {paths.slice(0, maxPaths).join(strings.comma)}
              {paths.length > maxPaths && strings.more(paths.length - maxPaths)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
