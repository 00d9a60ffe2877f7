import { z } from 'zod';

/*
 * Props that content can set on the components of `islands/` and `static/`. The build validates
 * every component in content against these schemas; the components infer their types from them.
 */

const text = z.string().min(1);

/** For components without props other than children. */
export const noProps = z.strictObject({});

export const tabsProps = z.strictObject({
  /** Tabs with the same id share their selection, which is stored. */
  groupId: text.exactOptional(),
});

export const tabProps = z.strictObject({
  label: text,
});

export const tableProps = z.strictObject({
  /** Name of the table. Default: the heading above it; on a page without one, the word for a table. */
  heading: text.exactOptional(),
});

export const calloutProps = z.strictObject({
  type: z.enum(['note', 'tip', 'info', 'warning', 'danger', 'details']),
  /** Default: the name of `type` in the language of the page. */
  title: text.exactOptional(),
});

export const codeBlockProps = z.strictObject({
  /** Language of the code, as in a code fence. */
  lang: text,
  title: text.exactOptional(),
  /** Whether long lines wrap. Default: `markdown.defaultWrapCode` of the site. */
  wrap: z.boolean().exactOptional(),
  lineNumbers: z.boolean().exactOptional(),
  /** Page that opens the code, as a document of its own. */
  link: text.exactOptional(),
  /** Default: code that the reader writes. Others: commands, a file that a tool wrote, what a terminal showed. */
  kind: z.enum(['run', 'output', 'terminal']).exactOptional(),
  /** Size in bytes of the file that a tool wrote. */
  size: z.number().exactOptional(),
  /** A list of files with their sizes in bytes, shown instead of the code. */
  files: z.array(z.tuple([text, z.number()])).exactOptional(),
});

const diagramNode = z.strictObject({
  text,
  /** Second line, in a smaller font. */
  note: text.exactOptional(),
  /** Color of the node; `muted` is for nodes that are not part of the output. */
  tone: z.enum(['brand', 'info', 'tip', 'muted']).exactOptional(),
});

const diagramLayer = z.strictObject({
  /** Heading above the nodes; not shown with `direction: 'down'`. */
  title: text.exactOptional(),
  nodes: z
    .array(z.union([text, diagramNode], { error: 'is neither a text nor { text, note, tone }' }))
    .min(1),
});

/** `text` of a node and of a node in the next layer; `optional` draws a dashed arrow. */
const diagramArrow = z.tuple([text, text, z.literal('optional').exactOptional()]);

export const diagramProps = z.strictObject({
  /** Accessible description. */
  alt: text,
  layers: z.array(diagramLayer).min(1),
  arrows: z.array(diagramArrow),
  /** Layers are columns with `right`, rows with `down`. Default `right`. */
  direction: z.enum(['right', 'down']).exactOptional(),
  /** Recorded run of an example shown in the diagram; `checks/` compares the file names. */
  recording: text.exactOptional(),
});

export type TabsProps = z.output<typeof tabsProps>;
export type TabProps = z.output<typeof tabProps>;
export type CalloutProps = z.output<typeof calloutProps>;
export type CodeBlockProps = z.output<typeof codeBlockProps>;
export type DiagramProps = z.output<typeof diagramProps>;
export type DiagramLayer = z.output<typeof diagramLayer>;
export type DiagramNode = z.output<typeof diagramNode>;
export type DiagramArrow = z.output<typeof diagramArrow>;
