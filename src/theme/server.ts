import type { ServerTheme } from '#contract/theme.ts';
import { writeHeadScript } from './head/head-script.ts';
import { theme } from './index.ts';
import { tabsScript } from './islands/tabs-inline-script.ts';
import type { IslandName, StaticName, TextName } from './manifest.ts';
import { writeDiagram } from './static/Diagram.tsx';
import { writeFacts } from './static/option-facts.ts';
import { staticComponents } from './static/registry.ts';
import { en, type Strings } from './ui-strings/en.ts';
import { zh } from './ui-strings/zh.ts';

/** The theme with what only the build needs. */
export const serverTheme: ServerTheme<Strings> = {
  ...theme,
  strings: { en, zh },
  static: staticComponents,
  markdown: { Diagram: writeDiagram, OptionFacts: writeFacts } satisfies Record<TextName, unknown> &
    Partial<Record<IslandName | StaticName, unknown>>,
  headScript: writeHeadScript,
  inlineScripts: [tabsScript],
};
