import type { PageLink } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { useHref, useStrings } from '../../site-context.tsx';
import styles from './PrevNextLinks.module.css';

type PrevNextLinksProps = { previous?: PageLink; next?: PageLink };

/** Links to the previous and the next page of the sidebar. */
export function PrevNextLinks({ previous, next }: PrevNextLinksProps): ReactNode {
  const strings = useStrings();
  const href = useHref();
  if (!previous && !next) return null;
  return (
    <div className={styles.links}>
      {previous && (
        <a href={href(previous.link)} className={styles.link} rel="prev">
          <span>{strings.previousPage}</span> <span className={styles.title}>{previous.text}</span>
        </a>
      )}
      {next && (
        <a href={href(next.link)} className={`${styles.link} ${styles.next}`} rel="next">
          <span>{strings.nextPage}</span> <span className={styles.title}>{next.text}</span>
        </a>
      )}
    </div>
  );
}
