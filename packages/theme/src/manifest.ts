import { fileURLToPath } from 'node:url';
import { firstScreenId } from 'docs-engine/src/contract/dom.ts';
import type { ThemeManifest } from 'docs-engine/src/contract/theme.ts';
import {
  calloutProps,
  codeBlockProps,
  diagramProps,
  machineProps,
  noProps,
  optionFactsProps,
  playgroundProps,
  proofProps,
  sizesProps,
  tableProps,
  tabProps,
  tabsProps,
} from './props.ts';
import { en } from './ui-strings/en.ts';
import { zh } from './ui-strings/zh.ts';

/** Components available in content, each registered in `islands/registry.ts` or `static/registry.ts`. */
export const manifest = {
  entry: fileURLToPath(new URL('./index.ts', import.meta.url)),
  serverEntry: fileURLToPath(new URL('./server.ts', import.meta.url)),
  reservedIds: [
    firstScreenId,
    'main',
    'main-menu',
    'outline',
    'search',
    'search-results',
    'sidebar',
  ],
  islands: {
    Columns: { props: noProps, example: '<Columns>', childComponent: 'Column' },
    Column: { props: noProps, example: '<Column>' },
    Playground: {
      props: playgroundProps,
      example:
        '<Playground sample="slug-kit/default" label="Edit here" unsupported="Not in this browser">',
    },
  },
  static: {
    Callout: { props: calloutProps, example: '<Callout type="tip" title="In short">' },
    Claim: { props: noProps, example: '<Claim>' },
    CodeBlock: { props: codeBlockProps, example: '<CodeBlock lang="ts" title="index.ts">' },
    Diagram: {
      props: diagramProps,
      example:
        '<Diagram alt="src becomes dist" layers={[{ nodes: ["src"] }, { nodes: ["dist"] }]} arrows={[["src", "dist"]]} />',
    },
    Machine: {
      props: machineProps,
      example: '<Machine folder="examples/reading-kit">',
      readsFolder: true,
    },
    OptionFacts: {
      props: optionFactsProps,
      example: '<OptionFacts type="boolean" default="false" />',
      hasSearchableProps: true,
    },
    Proof: { props: proofProps, example: '<Proof columns={2}>' },
    Sizes: {
      props: sizesProps,
      example:
        '<Sizes folder="examples/deps-field/recorded" title="dist/index.js" rows={[["Peer", "peer/dist/index.js"]]} />',
      readsFolder: true,
    },
    Tab: { props: tabProps, example: '<Tab label="bundle">' },
    Table: { props: tableProps, example: '<Table>' },
    Tabs: { props: tabsProps, example: '<Tabs groupId="mode">', childComponent: 'Tab' },
  },
  strings: { en, zh },
} as const satisfies ThemeManifest;

export type IslandName = keyof typeof manifest.islands;
export type StaticName = keyof typeof manifest.static;

type Definitions = typeof manifest.islands & typeof manifest.static;

/** Components whose props contain text that readers see, which Markdown copies must include. */
export type TextComponentName = {
  [Name in keyof Definitions]: Definitions[Name] extends { hasSearchableProps: true }
    ? Name
    : never;
}[keyof Definitions];
