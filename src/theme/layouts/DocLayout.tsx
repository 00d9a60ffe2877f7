import type { ReactNode } from 'react';
import { findPrevNext, findSidebar } from '#contract/sidebar.ts';
import { PostList } from '../components/blog/PostList.tsx';
import { PostMeta } from '../components/blog/PostMeta.tsx';
import { CopyPage } from '../components/copy-page/CopyPage.tsx';
import { LocalNav } from '../components/local-nav/LocalNav.tsx';
import { Outline } from '../components/outline/Outline.tsx';
import { Overview } from '../components/overview/Overview.tsx';
import { EditLink } from '../components/page-meta/EditLink.tsx';
import { LastUpdated } from '../components/page-meta/LastUpdated.tsx';
import { MarkdownLink } from '../components/page-meta/MarkdownLink.tsx';
import { PrevNextLinks } from '../components/page-meta/PrevNextLinks.tsx';
import { Sidebar } from '../components/sidebar/Sidebar.tsx';
import { SiteFooter } from '../components/site-footer/SiteFooter.tsx';
import { useSite } from '../site-context.tsx';
import styles from './DocLayout.module.css';
import type { LayoutProps } from './layout.ts';

/** Sidebar, content and outline side by side, as far as the window has room. */
export function DocLayout({ page, children }: LayoutProps): ReactNode {
  const { sidebars, strings } = useSite();
  const { frontmatter, routePath, toc } = page;
  const order = findSidebar(routePath, sidebars);
  // The order of the posts is for the links to the next and previous one only.
  const hasSidebar = frontmatter.sidebar !== false && page.feeds.length === 0;
  const nodes = hasSidebar ? order : [];
  const hasOutline = frontmatter.outline !== false && toc.length > 0;
  const hasFooter = frontmatter.footer !== false;
  return (
    <div className={styles.layout}>
      <LocalNav hasSidebar={nodes.length > 0} hasOutline={hasOutline} />
      {nodes.length > 0 && <Sidebar nodes={nodes} routePath={routePath} />}
      <div className={styles.column}>
        {/* By the list itself the page would get wide while it is being read. */}
        <main
          id="main"
          tabIndex={-1}
          className={`prose ${styles.content}`}
          data-wide={page.overview ? '' : undefined}
        >
          <PostMeta page={page} />
          <CopyPage key={`copy ${routePath}`} page={page} />
          {children}
          {page.posts && <PostList posts={page.posts} lang={page.lang} />}
          {page.overview && <Overview key={`overview ${routePath}`} groups={page.overview} />}
        </main>
        {hasFooter && (
          <div className={styles.foot} data-footer="">
            <nav className={styles.below} aria-label={strings.pageLinks}>
              <div className={styles.meta}>
                <EditLink page={page} />
                <MarkdownLink page={page} />
                <LastUpdated page={page} />
              </div>
              <PrevNextLinks {...findPrevNext(routePath, order)} />
            </nav>
            <SiteFooter />
          </div>
        )}
      </div>
      {hasOutline && <Outline key={routePath} toc={toc} />}
    </div>
  );
}
