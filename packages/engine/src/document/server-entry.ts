// First: its styles declare the order of the layers.
import 'virtual:server-theme';
import * as components from 'virtual:server-components';
import { serverTheme } from 'virtual:server-theme';
import type { EngineStrings } from '../contract/site.ts';
import adoptScript from './adopt-modules.ts?script';
import { type MarkdownTemplate, renderMarkdownTemplate } from './markdown-template.ts';
import { type LoadedTheme, type RenderInput, renderDocument } from './render-document.tsx';

/** What the bundled theme does for the build. */
export type Renderer = {
  /** Of all documents, for the content security policy. */
  inlineScripts: readonly string[];
  render: (input: RenderInput) => string;
  renderMarkdown: (template: MarkdownTemplate, strings: EngineStrings) => string;
};

const { statics, ...others } = components;
const theme: LoadedTheme = { ...serverTheme, ...others, static: statics, adoptScript };

export const renderer: Renderer = {
  inlineScripts: [adoptScript, theme.headScript ?? '', ...theme.inlineScripts].filter(Boolean),
  render: (input) => renderDocument(theme, input),
  renderMarkdown: (template, strings) => renderMarkdownTemplate(template, theme.markdown, strings),
};
