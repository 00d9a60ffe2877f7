import type { PageSource } from '../content/discover.ts';
import { compilePage } from '../markdown/compile.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import type { Project } from './project.ts';

/** Compiles the text of a page as its project wants it. */
export function compileSource(
  { root, site }: Pick<Project, 'root' | 'site'>,
  source: PageSource,
  text: string,
): Promise<CompiledPage> {
  return compilePage(source, text, {
    root,
    defaultLang: site.lang,
    origin: new URL(site.origin).origin,
    base: site.base,
    fallbackHeadingTitle: site.themeConfig.fallbackHeadingTitle,
    showLineNumbers: site.markdown.showLineNumbers,
    components: site.theme,
  });
}
