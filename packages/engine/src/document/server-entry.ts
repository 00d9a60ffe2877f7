import { serverTheme } from 'virtual:server-theme';
import type { EngineStrings, SiteData } from '../contract/site.ts';
import { type MarkdownTemplate, renderMarkdownTemplate } from './markdown-template.ts';
import { headScript, type RenderInput, renderDocument } from './render-document.tsx';

/** What the bundled theme does for the build. */
export type Renderer = {
  headScript: (site: SiteData) => string;
  inlineScripts: readonly string[];
  render: (input: RenderInput) => string;
  renderMarkdown: (template: MarkdownTemplate, strings: EngineStrings) => string;
};

export const renderer: Renderer = {
  inlineScripts: serverTheme.inlineScripts ?? [],
  headScript: (site) => headScript(serverTheme, site),
  render: (input) => renderDocument(serverTheme, input),
  renderMarkdown: (template, strings) =>
    renderMarkdownTemplate(template, serverTheme.markdown, strings),
};
