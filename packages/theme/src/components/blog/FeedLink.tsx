import type { Feed } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { Rss } from '../../icons/icons.ts';
import { useHref, useStrings } from '../../site-context.tsx';
import styles from './Blog.module.css';

/** Visible link to a feed. */
export function FeedLink({ feed }: { feed: Feed }): ReactNode {
  const strings = useStrings();
  const href = useHref();
  return (
    <a
      key={strings.feed}
      href={href(feed.url)}
      className={styles.feed}
      type={feed.mime}
      data-global-ui=""
    >
      <Rss size={16} aria-hidden />
      {strings.feed}
    </a>
  );
}
