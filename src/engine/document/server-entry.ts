import { serverTheme } from 'virtual:server-theme';
import type { EngineStrings, SiteData } from '#contract/site.ts';
import { type MarkdownDraft, renderMarkdownTemplate } from './markdown-template.ts';
import { type RenderInput, renderDocument, writeHeadScript } from './render-document.tsx';

/** What the build gets from the bundle of the theme. */
export type Renderer = {
  headScript: (site: SiteData) => string;
  inlineScripts: readonly string[];
  render: (input: RenderInput) => string;
  renderMarkdown: (draft: MarkdownDraft, strings: EngineStrings) => string;
};

export const renderer: Renderer = {
  inlineScripts: serverTheme.inlineScripts ?? [],
  headScript: (site) => writeHeadScript(serverTheme, site),
  render: (input) => renderDocument(serverTheme, input),
  renderMarkdown: (draft, strings) => renderMarkdownTemplate(draft, serverTheme.markdown, strings),
};
