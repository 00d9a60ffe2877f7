import { findGroup, findPrevNext, findSidebar } from 'docs-engine/browser';
import type { LayoutProps } from 'docs-engine/theme';
import { type ReactNode, Suspense } from 'react';
import { PostList } from '../components/blog/PostList.tsx';
import { PostMeta } from '../components/blog/PostMeta.tsx';
import { CopyPage } from '../components/copy-page/CopyPage.tsx';
import { LocalNav } from '../components/local-nav/LocalNav.tsx';
import { Outline } from '../components/outline/Outline.tsx';
import overviewStyles from '../components/overview/Overview.module.css';
import { Overview } from '../components/overview/Overview.tsx';
import { PageMeta } from '../components/page-meta/PageMeta.tsx';
import { PrevNextLinks } from '../components/page-meta/PrevNextLinks.tsx';
import { Sidebar } from '../components/sidebar/Sidebar.tsx';
import { SiteFooter } from '../components/site-footer/SiteFooter.tsx';
import { useSite } from '../site-context.tsx';
import styles from './DocLayout.module.css';

/**
 * Sidebar, content and outline, side by side on wide screens. React hydrates each `Suspense`
 * in a task of its own, and the one that the reader touches first.
 */
export function DocLayout({ page, children }: LayoutProps): ReactNode {
  const { sidebars, strings } = useSite();
  const { frontmatter, routePath, toc } = page;
  const sidebar = findSidebar(routePath, sidebars);
  // On blog pages the sidebar only orders the previous and next links.
  const hasSidebar = frontmatter.sidebar !== false && page.section !== 'blog';
  const nodes = hasSidebar ? sidebar : [];
  const hasOutline = frontmatter.outline !== false && toc.length > 0;
  const hasFooter = frontmatter.footer !== false;
  return (
    <>
      <div className={styles.layout}>
        <LocalNav hasSidebar={nodes.length > 0} hasOutline={hasOutline} />
        <Suspense>{nodes.length > 0 && <Sidebar nodes={nodes} routePath={routePath} />}</Suspense>
        <div className={styles.column}>
          {/* A class instead of `:has()`, which would match only once the overview has been parsed. */}
          <main
            id="main"
            tabIndex={-1}
            className={`prose ${styles.content} ${page.overview ? overviewStyles.wide : ''}`}
          >
            {page.section === 'blog' ? (
              <PostMeta key={`meta ${routePath}`} page={page} isBeside={hasOutline} />
            ) : (
              <div className={styles.above}>
                <span>{findGroup(nodes, routePath)?.text}</span>
                <CopyPage key={`copy ${routePath}`} page={page} />
              </div>
            )}
            <span id="first-screen" hidden />
            <Suspense>{children}</Suspense>
            {page.posts && <PostList posts={page.posts} lang={page.lang} />}
            {page.overview && <Overview key={`overview ${routePath}`} groups={page.overview} />}
          </main>
          {hasFooter && (
            <nav className={styles.below} aria-label={strings.pageLinks} data-footer="">
              <PageMeta page={page} />
              <PrevNextLinks {...findPrevNext(routePath, sidebar)} />
            </nav>
          )}
        </div>
        <Suspense>{hasOutline && <Outline key={routePath} toc={toc} />}</Suspense>
      </div>
      <Suspense>{hasFooter && <SiteFooter />}</Suspense>
    </>
  );
}
