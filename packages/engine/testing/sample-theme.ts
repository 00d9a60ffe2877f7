import { join } from 'node:path';
import { z } from 'zod';
import type { ComponentDefinition, ThemeManifest } from '../src/theme.ts';

const text = z.string().min(1);
const none = z.strictObject({});

const node = z.strictObject({
  text,
  tone: z.enum(['brand', 'info', 'tip', 'muted']).exactOptional(),
});
const layers = z.array(
  z.strictObject({
    nodes: z.array(z.union([text, node], { error: 'is neither a text nor { text, note, tone }' })),
  }),
);

function define(
  props: z.ZodObject,
  example: string,
  fields: Partial<ComponentDefinition> = {},
): ComponentDefinition {
  return { file: 'sample.tsx', props, example, ...fields };
}

/** The components that a theme must have and one of each other kind, without code. */
export const sampleTheme: ThemeManifest = {
  entry: join(import.meta.dirname, 'sample-theme.ts'),
  serverEntry: join(import.meta.dirname, 'sample-theme.ts'),
  reservedIds: ['main', 'search'],
  strings: [join(import.meta.dirname, 'strings')],
  islands: {
    Columns: define(none, '<Columns>', { childComponent: 'Column' }),
    Column: define(none, '<Column>'),
    Editor: define(
      z.strictObject({ sample: text, label: text, unsupported: text }),
      '<Editor sample="a" label="Edit here" unsupported="Not in this browser">',
    ),
  },
  static: {
    Callout: define(
      z.strictObject({
        type: z.enum(['note', 'tip', 'info', 'warning', 'danger', 'details']),
        title: text.exactOptional(),
      }),
      '<Callout type="tip" title="In short">',
    ),
    CodeBlock: define(
      z.strictObject({
        lang: text,
        title: text.exactOptional(),
        wrap: z.boolean().exactOptional(),
        lineNumbers: z.boolean().exactOptional(),
        link: text.exactOptional(),
        kind: z.enum(['run', 'output', 'terminal']).exactOptional(),
        size: z.number().exactOptional(),
        files: z.array(z.tuple([text, z.number()])).exactOptional(),
      }),
      '<CodeBlock lang="ts" title="index.ts">',
    ),
    Diagram: define(
      z.strictObject({ alt: text, layers, arrows: z.array(z.unknown()) }),
      '<Diagram alt="a" layers={[]} arrows={[]} />',
      { hasMarkdown: true },
    ),
    Files: define(z.strictObject({ folder: text }), '<Files folder="kit">', { readsFolder: true }),
    OptionFacts: define(
      z.strictObject({
        type: text,
        default: text,
        cli: text.exactOptional(),
        topLevel: z
          .union([z.boolean(), text], { error: 'is neither true, nor false, nor a text' })
          .exactOptional(),
      }),
      '<OptionFacts type="boolean" default="false" />',
      { hasSearchableProps: true, hasMarkdown: true },
    ),
    Tab: define(z.strictObject({ label: text }), '<Tab label="bundle">'),
    Table: define(z.strictObject({ heading: text.exactOptional() }), '<Table>'),
    Tabs: define(z.strictObject({ groupId: text.exactOptional() }), '<Tabs groupId="mode">', {
      childComponent: 'Tab',
    }),
  },
};
