import { z } from 'zod';
import type { EngineStrings } from '../src/contract/site.ts';
import type { MarkdownTemplate } from '../src/document/markdown-template.ts';
import { noTransforms } from '../src/markdown.ts';
import {
  type CompiledPage,
  compilePage,
  frontmatterSchema,
  type PageHtml,
  type PageText,
} from '../src/node.ts';
import type { PageFields } from '../src/theme.ts';
import { sampleStrings } from './sample-strings.ts';
import { sampleTheme } from './sample-theme.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

type Options = {
  /** Other files of the project, by path. */
  files?: Record<string, string | Uint8Array>;
  lang?: 'en' | 'zh';
  /** File below the folder of the language. */
  file?: string;
  base?: string;
  assetBase?: string;
  showLineNumbers?: boolean;
  isolatedPages?: string[];
  untranslated?: string[];
  strings?: Partial<EngineStrings>;
};

/** A compiled page with its HTML and text. */
type SampleResult = CompiledPage &
  PageFields &
  PageHtml &
  PageText & { markdown: MarkdownTemplate };

/** Compiles a page. Adds a title if the source has none. */
export async function compileSource(
  source: string,
  {
    files = {},
    lang = 'en',
    file = 'guide/start/page.mdx',
    base = '/',
    assetBase = base,
    showLineNumbers = false,
    isolatedPages = [],
    untranslated = [],
    strings = {},
  }: Options = {},
): Promise<SampleResult> {
  const hasTitle = /^(?:# |---)/m.test(source);
  const pageId = file.replace(/\.mdx?$/, '');
  const routePath = lang === 'en' ? `/${pageId}` : `/${lang}/${pageId}`;
  const { page, html, text, writeCopy } = await compilePage(
    {
      sourcePath: `content/${lang}/${file}`,
      lang,
      pageId,
      routePath,
      outputPath: `${routePath.slice(1)}.html`,
    },
    hasTitle ? source : `${source}\n\n# Title`,
    {
      cacheKey: '',
      root: await createTemporaryFolder(files),
      defaultLang: 'en',
      origin: 'https://sample.test',
      base,
      assetBase,
      fallbackHeadingTitle: true,
      showLineNumbers,
      isolatedPages,
      untranslated,
      strings: { [lang]: { ...sampleStrings(lang), ...strings } },
      transforms: noTransforms.run,
      frontmatterSchema,
      reservedIds: ['root', 'search'],
      components: {
        islands: sampleTheme.islands,
        static: {
          ...sampleTheme.static,
          Badge: { file: 'Badge.tsx', props: z.looseObject({}), example: '<Badge />' },
        },
      },
    },
  );
  return { ...page, ...page.fields, ...html, ...text, markdown: writeCopy() };
}

/** HTML of a page without islands and without its title. Keeps placeholders of static components. */
export async function htmlOf(source: string, options?: Options): Promise<string> {
  const { body, diagnostics } = await compileSource(source, options);
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  return body
    .map((segment) => (typeof segment === 'string' ? segment : JSON.stringify(segment)))
    .join('')
    .replace(/\s*<h1>Title<\/h1>$/, '');
}

/** Props and children, as HTML, of a static component. */
export async function staticOf(
  source: string,
  component: string,
  options?: Options,
): Promise<{ props: object; children: string }> {
  const { staticInstances, diagnostics } = await compileSource(source, options);
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  const found = staticInstances.find((use) => use.component === component);
  if (!found) throw new Error(`no <${component}> on the page`);
  return { props: found.props, children: found.children };
}

/** Problems as `line: message | hint`. */
export async function diagnosticsOf(source: string, options?: Options): Promise<string[]> {
  const { diagnostics } = await compileSource(source, options);
  return diagnostics.map(
    ({ line, message, hint }) => `${line}: ${message}${hint ? ` | ${hint}` : ''}`,
  );
}
