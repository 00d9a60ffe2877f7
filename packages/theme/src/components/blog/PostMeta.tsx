import type { Page } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { CopyPage } from '../copy-page/CopyPage.tsx';
import styles from './Blog.module.css';
import { FeedLink } from './FeedLink.tsx';
import { PostDate } from './PostDate.tsx';

type PostMetaProps = {
  page: Page;
  /** Whether the column of the sidebar is empty, so that it can be there on wide screens. */
  isBeside: boolean;
};

/** Date of a post, feed link and copy button. The list of posts has no date. */
export function PostMeta({ page, isBeside }: PostMetaProps): ReactNode {
  const { frontmatter, feeds, lang } = page;
  const [feed] = feeds;
  const hasFeedLink = feed && frontmatter.globalUIComponents !== false;
  return (
    <div className={styles.meta} data-beside={isBeside ? '' : undefined}>
      {frontmatter.date && <PostDate date={frontmatter.date} lang={lang} />}
      {hasFeedLink && <FeedLink feed={feed} />}
      <CopyPage page={page} />
    </div>
  );
}
