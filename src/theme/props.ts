import { z } from 'zod';

/*
 * What content can give to the components of `live/` and `static/`. The build holds every tag
 * against these schemas; the components take their types from them.
 */

const text = z.string().min(1);

/** For a component that content gives nothing but children. */
export const noProps = z.strictObject({});

export const tabsProps = z.strictObject({
  /** Tabs with the same id share the selection, which is stored. */
  groupId: text.exactOptional(),
});

export const tabProps = z.strictObject({
  label: text,
});

export const calloutProps = z.strictObject({
  type: z.enum(['note', 'tip', 'info', 'warning', 'danger', 'details']),
  /** Default: the name of the type in the language of the page. */
  title: text.exactOptional(),
});

export const codeBlockProps = z.strictObject({
  /** Language of the code, as in a fence. */
  lang: text,
  title: text.exactOptional(),
  /** Whether long lines are wrapped. Default: `markdown.defaultWrapCode` of the site. */
  wrap: z.boolean().exactOptional(),
  lineNumbers: z.boolean().exactOptional(),
});

export const optionFactsProps = z.strictObject({
  /** TypeScript type of the option. */
  type: text,
  /** Value when the option is not set, as code. */
  default: text,
  /** Flags of the command line, as code. */
  cli: text.exactOptional(),
  /** Whether the option may stand outside of `lib`; a text where that needs words. */
  topLevel: z
    .union([z.boolean(), text], { error: 'is neither true, nor false, nor a text' })
    .exactOptional(),
  /** Formats and modes that the option has an effect on. */
  appliesTo: text.exactOptional(),
  /** Version that brought the option. */
  since: text.exactOptional(),
});

const diagramNode = z.strictObject({
  text,
  /** A second line, smaller. */
  note: text.exactOptional(),
  /** Colour that tells kinds apart, besides their names; `muted` is for what has no place in the output. */
  tone: z.enum(['brand', 'info', 'tip', 'muted']).exactOptional(),
});

const diagramLayer = z.strictObject({
  /** Heading above the nodes; drawings that run down have none. */
  title: text.exactOptional(),
  nodes: z
    .array(z.union([text, diagramNode], { error: 'is neither a text nor { text, note, tone }' }))
    .min(1),
});

/** Texts of a node and of one in the next layer; `optional` draws the arrow dashed. */
const diagramArrow = z.tuple([text, text, z.literal('optional').exactOptional()]);

export const diagramProps = z.strictObject({
  /** What the drawing shows, for readers who do not see it. */
  alt: text,
  layers: z.array(diagramLayer).min(1),
  arrows: z.array(diagramArrow),
  /** Layers are columns, or rows where the way goes down. */
  direction: z.enum(['right', 'down']).exactOptional(),
  /** Recorded run of an example that the drawing shows; `checks/` compares the names of the files. */
  recording: text.exactOptional(),
});

export type TabsProps = z.output<typeof tabsProps>;
export type TabProps = z.output<typeof tabProps>;
export type CalloutProps = z.output<typeof calloutProps>;
export type CodeBlockProps = z.output<typeof codeBlockProps>;
export type OptionFactsProps = z.output<typeof optionFactsProps>;
export type DiagramProps = z.output<typeof diagramProps>;
export type DiagramLayer = z.output<typeof diagramLayer>;
export type DiagramNode = z.output<typeof diagramNode>;
export type DiagramArrow = z.output<typeof diagramArrow>;
