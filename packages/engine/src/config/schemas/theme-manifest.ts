import { z } from 'zod';
import type { ThemeManifest } from '../../contract/theme.ts';

const componentDefinition = z.strictObject({
  /** Absolute path of the module that exports the component by its name. */
  file: z.string().min(1),
  /** Props that content can pass, without children: a `z.strictObject`. */
  props: z.custom<z.ZodObject>((value) => value instanceof z.ZodObject, {
    error: 'is not a z.strictObject({ … })',
  }),
  /** A correct opening tag, for messages. */
  example: z.string().min(1),
  /** Name of the only component allowed as a direct child, and only there. */
  childComponent: z.string().optional(),
  /** Whether readers see the strings in its props, so that they must be searchable. Default `false`. */
  hasSearchableProps: z.boolean().optional(),
  /** Whether the module exports its inline script as `inlineScript`. Default `false`. */
  hasInlineScript: z.boolean().optional(),
  /** Whether the module exports its Markdown form as `toMarkdown`. Default `false`. */
  hasMarkdown: z.boolean().optional(),
  /** Whether it receives the files of the folder that its prop `folder` names. Default `false`. */
  readsFolder: z.boolean().optional(),
});

/** What the theme declares without being loaded. */
export const themeManifest = z
  .strictObject({
    /** Absolute path of the module that exports `theme`, for the browser. */
    entry: z.string().min(1),
    /** Absolute path of a small module that exports `beforeHydrate`. */
    earlyEntry: z.string().min(1).optional(),
    /** Absolute path of the module that exports `serverTheme`, for the build. */
    serverEntry: z.string().min(1),
    /** Names of lazy chunks that a control with `data-preload` needs. */
    preloadedChunks: z.array(z.string()).readonly().optional(),
    /** Components that are hydrated in the browser, by name. */
    islands: z.record(z.string(), componentDefinition),
    /** Components that the build renders once, by name. */
    static: z
      .object({
        Callout: componentDefinition,
        CodeBlock: componentDefinition,
        Tab: componentDefinition,
        Table: componentDefinition,
        Tabs: componentDefinition,
      })
      .catchall(componentDefinition),
    /** Absolute paths of modules that export `Layout`, by page type. Default: those of the theme alone. */
    layouts: z.record(z.string(), z.string().min(1)).optional(),
    /** Ids of elements around the content. Headings cannot have them. */
    reservedIds: z.array(z.string()).readonly(),
    /** Absolute paths of folders with the UI strings of each language. */
    strings: z.array(z.string().min(1)).min(1).readonly(),
  })
  .meta({ example: 'defaultTheme' }) satisfies z.ZodType<ThemeManifest>;
