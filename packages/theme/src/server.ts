import type { ServerTheme } from 'docs-engine/src/contract/theme.ts';
import { headScript } from './head/head-script.ts';
import { theme } from './index.ts';
import { playgroundScript } from './islands/playground-inline-script.ts';
import type { IslandName, StaticName, TextComponentName } from './manifest.ts';
import { diagramMarkdown } from './static/Diagram.tsx';
import { machineMarkdown } from './static/machine/machine-markdown.ts';
import { factsMarkdown } from './static/option-facts.ts';
import { staticComponents } from './static/registry.ts';
import { sizesMarkdown } from './static/Sizes.tsx';
import type { Strings } from './ui-strings/en.ts';

/** The theme with the parts that only the build needs. */
export const serverTheme: ServerTheme<Strings> = {
  ...theme,
  static: staticComponents,
  markdown: {
    Diagram: diagramMarkdown,
    Machine: machineMarkdown,
    OptionFacts: factsMarkdown,
    Sizes: sizesMarkdown,
  } satisfies Record<TextComponentName, unknown> &
    Partial<Record<IslandName | StaticName, unknown>>,
  headScript,
  inlineScripts: [playgroundScript],
};
