import type { AppProps } from 'docs-engine/theme';
import { type ReactNode, Suspense } from 'react';
import { Nav } from './components/nav/Nav.tsx';
import { PanelProvider } from './components/panel/panel-context.tsx';
import { ScrollToTop } from './components/scroll-to-top/ScrollToTop.tsx';
import { DocLayout } from './layouts/DocLayout.tsx';
import { HomeLayout } from './layouts/HomeLayout.tsx';
import { NotFoundLayout } from './layouts/NotFoundLayout.tsx';
import { OfflineLayout } from './layouts/OfflineLayout.tsx';
import { PlainLayout } from './layouts/PlainLayout.tsx';
import { SiteProvider } from './site-context.tsx';
import type { Strings } from './strings.ts';

const ownLayouts: AppProps<Strings>['layouts'] = {
  doc: DocLayout,
  home: HomeLayout,
  custom: PlainLayout,
  blank: PlainLayout,
  '404': NotFoundLayout,
  offline: OfflineLayout,
};

/** Everything inside `#root`. */
export function App({ page, site, layouts, children }: AppProps<Strings>): ReactNode {
  const Layout = layouts[page.pageType] ?? ownLayouts[page.pageType] ?? DocLayout;
  const { hideNavbar, enableScrollToTop } = site.themeOptions;
  const hasNav =
    page.pageType !== 'blank' && page.frontmatter.navbar !== false && hideNavbar !== 'always';
  return (
    <SiteProvider value={site}>
      <a href="#main" className="skip-link">
        {site.strings.skipToContent}
      </a>
      <Suspense>{hasNav && <Nav page={page} />}</Suspense>
      <PanelProvider>
        <Layout page={page}>{children}</Layout>
      </PanelProvider>
      {enableScrollToTop && <ScrollToTop />}
    </SiteProvider>
  );
}
