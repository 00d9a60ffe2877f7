import { serverTheme } from 'virtual:server-theme';
import type { EngineStrings, SiteData } from '#contract/site.ts';
import { type MarkdownTemplate, renderMarkdownTemplate } from './markdown-template.ts';
import { type RenderInput, renderDocument, writeHeadScript } from './render-document.tsx';

/** What the build gets from the bundle of the theme. */
export type Renderer = {
  headScript: (site: SiteData) => string;
  inlineScripts: readonly string[];
  render: (input: RenderInput) => string;
  renderMarkdown: (template: MarkdownTemplate, strings: EngineStrings) => string;
};

export const renderer: Renderer = {
  inlineScripts: serverTheme.inlineScripts ?? [],
  headScript: (site) => writeHeadScript(serverTheme, site),
  render: (input) => renderDocument(serverTheme, input),
  renderMarkdown: (template, strings) =>
    renderMarkdownTemplate(template, serverTheme.markdown, strings),
};
