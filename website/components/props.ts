import { z } from 'zod';
import { subjects } from '../consumers/define.ts';

/* Props that content can set on the components of this site, validated by the build. */

const text = z.string().min(1);

/** For components without props other than children. */
export const noProps = z.strictObject({});

export const playgroundProps = z.strictObject({
  /** The project to open. */
  sample: text,
  /** Label of the button that opens it. */
  label: text,
  /** Shown in its place where the compiler cannot run. */
  unsupported: text,
});

export const optionFactsProps = z.strictObject({
  /** TypeScript type of the option. */
  type: text,
  /** Default value, as code. */
  default: text,
  /** CLI flags, as code. */
  cli: text.exactOptional(),
  /** Whether the option is also available outside `lib`; a string explains it. */
  topLevel: z
    .union([z.boolean(), text], { error: 'is neither true, nor false, nor a text' })
    .exactOptional(),
  /** Formats and modes that the option affects. */
  appliesTo: text.exactOptional(),
  /** Version that introduced the option. */
  since: text.exactOptional(),
});

export const configExplorerProps = z.strictObject({
  /** Example project with the recorded builds. */
  folder: text,
});

export const homeSectionMediaProps = z.strictObject({
  /** In two columns, the first of three blocks is as tall as the other two. */
  columns: z.literal(2).exactOptional(),
});

export const sizesProps = z.strictObject({
  /** Folder with the recordings. */
  folder: text,
  title: text,
  /** Label, and the file in the folder whose size is shown, or that contains a printed one. */
  rows: z.array(z.tuple([text, text])).min(1),
});

export const verifiedByProps = z.strictObject({
  /** Names of folders in `examples/`. */
  kits: z.array(text),
  /** File below `statements/`, and the number of statements that it proves. */
  probes: z.strictObject({ file: text, count: z.int().positive() }).exactOptional(),
});

export const consumersProps = z.strictObject({
  /** Name and title of each choice of users, which a transform adds. */
  families: z.array(z.tuple([text, text])),
});

/** Some cells of a tool that have seen the same. */
const sight = z.strictObject({
  cells: z.array(text),
  seen: text,
  /** The setting with which it works. */
  setting: text.exactOptional(),
  /** What the same source does in the application itself: `works`, `same`, or result and sight. */
  control: text.exactOptional(),
});

export const consumerTableProps = z.strictObject({
  /** A subject of `website/consumers/define.ts`. */
  subject: z.enum(subjects),
  /** A table for each package, which a transform adds. */
  tables: z.array(
    z.strictObject({
      name: text,
      title: text,
      rows: z.array(
        z.strictObject({
          outcome: z.enum(['works', 'setting', 'wrong', 'fails']),
          entries: z.array(
            z.strictObject({
              users: text,
              title: text,
              cells: z.array(text),
              sights: z.array(sight),
            }),
          ),
        }),
      ),
    }),
  ),
});

export const consumerToolsProps = z.strictObject({
  /** What was run, which a transform adds. */
  tools: z.array(
    z.strictObject({ name: text, title: text, versions: z.array(text), cells: z.array(text) }),
  ),
});

export type ConsumersProps = z.output<typeof consumersProps>;
export type ConsumerTableProps = z.output<typeof consumerTableProps>;
export type ConsumerToolsProps = z.output<typeof consumerToolsProps>;
export type VerifiedByProps = z.output<typeof verifiedByProps>;
export type PlaygroundProps = z.output<typeof playgroundProps>;
export type OptionFactsProps = z.output<typeof optionFactsProps>;
export type HomeSectionMediaProps = z.output<typeof homeSectionMediaProps>;
export type SizesProps = z.output<typeof sizesProps>;
