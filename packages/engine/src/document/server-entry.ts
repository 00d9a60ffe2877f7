import * as components from 'virtual:server-components';
import { serverTheme } from 'virtual:server-theme';
import type { EngineStrings, SiteData } from '../contract/site.ts';
import { type MarkdownTemplate, renderMarkdownTemplate } from './markdown-template.ts';
import {
  headScript,
  type LoadedTheme,
  type RenderInput,
  renderDocument,
} from './render-document.tsx';

/** What the bundled theme does for the build. */
export type Renderer = {
  headScript: (site: SiteData) => string;
  inlineScripts: readonly string[];
  render: (input: RenderInput) => string;
  renderMarkdown: (template: MarkdownTemplate, strings: EngineStrings) => string;
};

const { statics, ...others } = components;
const theme: LoadedTheme = { ...serverTheme, ...others, static: statics };

export const renderer: Renderer = {
  inlineScripts: theme.inlineScripts,
  headScript: (site) => headScript(theme, site),
  render: (input) => renderDocument(theme, input),
  renderMarkdown: (template, strings) => renderMarkdownTemplate(template, theme.markdown, strings),
};
