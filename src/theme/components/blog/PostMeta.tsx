import type { ReactNode } from 'react';
import type { Page } from '#contract/page.ts';
import styles from './Blog.page.module.css';
import { FeedLink } from './FeedLink.tsx';
import { PostDate } from './PostDate.tsx';

/** Date and feed link above a post; only the feed link above the list of posts. */
export function PostMeta({ page }: { page: Page }): ReactNode {
  const { frontmatter, feeds, lang } = page;
  const [feed] = feeds;
  if (!feed) return null;
  const hasFeedLink = frontmatter.globalUIComponents !== false;
  return (
    <div className={styles.meta}>
      {frontmatter.date && <PostDate date={frontmatter.date} lang={lang} />}
      {hasFeedLink && <FeedLink feed={feed} />}
    </div>
  );
}
