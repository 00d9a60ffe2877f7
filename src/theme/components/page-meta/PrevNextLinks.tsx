import type { ReactNode } from 'react';
import type { PageLink } from '#contract/navigation.ts';
import { useHref, useStrings } from '../../site-context.tsx';
import styles from './PageMeta.module.css';

type NeighborsProps = { previous?: PageLink; next?: PageLink };

/** Links to the pages before and after this one. */
export function PrevNextLinks({ previous, next }: NeighborsProps): ReactNode {
  const strings = useStrings();
  const href = useHref();
  if (!previous && !next) return null;
  return (
    <div className={styles.neighbors}>
      {previous && (
        <a href={href(previous.link)} className={styles.neighbor} rel="prev">
          <span className={styles.label}>{strings.previousPage}</span>{' '}
          <span className={styles.name}>{previous.text}</span>
        </a>
      )}
      {next && (
        <a href={href(next.link)} className={`${styles.neighbor} ${styles.next}`} rel="next">
          <span className={styles.label}>{strings.nextPage}</span>{' '}
          <span className={styles.name}>{next.text}</span>
        </a>
      )}
    </div>
  );
}
