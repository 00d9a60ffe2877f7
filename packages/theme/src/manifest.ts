import { join } from 'node:path';
import { firstScreenId } from 'docs-engine/browser';
import type { ThemeManifest } from 'docs-engine/theme';
import * as props from './props.ts';

const inStatic = (name: string): string => join(import.meta.dirname, 'static', name);
const columnsFile = join(import.meta.dirname, 'islands/Columns.tsx');
const tabsFile = inStatic('Tabs.tsx');

/** The default theme: the components that content can use, and what it reserves. */
export const defaultTheme = {
  entry: join(import.meta.dirname, 'index.ts'),
  earlyEntry: join(import.meta.dirname, 'early.ts'),
  serverEntry: join(import.meta.dirname, 'server.ts'),
  preloadedChunks: ['panel', 'local'],
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
    Columns: {
      file: columnsFile,
      props: props.noProps,
      example: '<Columns>',
      childComponent: 'Column',
    },
    Column: { file: columnsFile, props: props.noProps, example: '<Column>' },
  },
  static: {
    Callout: {
      file: inStatic('Callout.tsx'),
      props: props.calloutProps,
      example: '<Callout type="tip" title="In short">',
    },
    CodeBlock: {
      file: inStatic('CodeBlock.tsx'),
      props: props.codeBlockProps,
      example: '<CodeBlock lang="ts" title="index.ts">',
    },
    Diagram: {
      file: inStatic('Diagram.tsx'),
      props: props.diagramProps,
      example:
        '<Diagram alt="src becomes dist" layers={[{ nodes: ["src"] }, { nodes: ["dist"] }]} arrows={[["src", "dist"]]} />',
      hasMarkdown: true,
    },
    Tab: { file: tabsFile, props: props.tabProps, example: '<Tab label="bundle">' },
    Table: { file: inStatic('Table.tsx'), props: props.tableProps, example: '<Table>' },
    Tabs: {
      file: tabsFile,
      props: props.tabsProps,
      example: '<Tabs groupId="mode">',
      childComponent: 'Tab',
    },
  },
  strings: [join(import.meta.dirname, '../strings')],
} as const satisfies ThemeManifest;
