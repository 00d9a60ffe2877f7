import { z } from 'zod';

/** How content uses a component. The build validates every tag against it. */
const componentDefinition = z.strictObject({
  /** Absolute path of the module that exports the component by its name. */
  file: z.string().min(1),
  /** Props that content can set, without children: a `z.strictObject`. */
  props: z.custom<z.ZodObject>((value) => value instanceof z.ZodObject, {
    error: 'is not a z.strictObject({ … })',
  }),
  /** A correct opening tag, for messages. */
  example: z.string().min(1),
  /** Name of the only component allowed as a direct child, and only there. */
  childComponent: z.string().optional(),
  /** Whether readers see the strings in its props, so that they must be searchable. Default `false`. */
  hasSearchableProps: z.boolean().optional(),
  /** Whether the module exports an inline script that it renders as `inlineScript`. Default `false`. */
  hasInlineScript: z.boolean().optional(),
  /**
   * Whether the module exports a `MarkdownRenderer` as `toMarkdown`. Default `false`, and the
   * Markdown of a page has the children alone.
   */
  hasMarkdown: z.boolean().optional(),
  /**
   * Whether a static component reads the folder that its prop `folder` names, from the project root.
   * It receives the files as `files`, by their path in the folder. Default `false`.
   */
  readsFolder: z.boolean().optional(),
});

export type ComponentDefinition = z.output<typeof componentDefinition>;

/** Components that content may use, by name. */
export type ComponentDefinitions = Readonly<Record<string, ComponentDefinition>>;

/** Describes a theme without loading it. */
export const themeManifest = z
  .strictObject({
    /** Absolute path of the module that exports `theme`, for the browser. */
    entry: z.string().min(1),
    /** Absolute path of a small module that exports `beforeHydrate`. It loads beside the app, without React. */
    earlyEntry: z.string().min(1).optional(),
    /** Absolute path of the module that exports `serverTheme`, for the build. */
    serverEntry: z.string().min(1),
    /** Names of lazy chunks that a control with `data-preload` needs. They load beside the app, not after it. */
    preloadedChunks: z.array(z.string()).readonly().optional(),
    /** Components that are hydrated in the browser, by name. */
    islands: z.record(z.string(), componentDefinition),
    /** Components that the build renders once, by name. Each theme has these: */
    static: z
      .object({
        /** Props: `type` (note, tip, info, warning, danger, details), `title?`. */
        Callout: componentDefinition,
        /** Props: `lang`, `title?`, `wrap?`, `lineNumbers?`, `link?`; children: one `<code>`. */
        CodeBlock: componentDefinition,
        /** Props: `label`. */
        Tab: componentDefinition,
        /** Children: one `<table>`. */
        Table: componentDefinition,
        /** Props: `groupId?`; children: `Tab`. */
        Tabs: componentDefinition,
      })
      .catchall(componentDefinition),
    /**
     * Absolute paths of modules that export a component as `Layout`, by page type: further ones, and
     * those that replace a layout of the theme.
     */
    layouts: z.record(z.string(), z.string().min(1)).optional(),
    /** Ids of elements around the content. Headings cannot have them. */
    reservedIds: z.array(z.string()).readonly(),
    /**
     * Absolute paths of folders with the UI strings of each language, such as `en.json`. Later ones
     * add to the earlier ones, or replace their strings; English stands in for strings that a
     * language lacks. A site can replace some with `labels` of a locale.
     */
    strings: z.array(z.string().min(1)).min(1).readonly(),
  })
  .meta({ example: 'defaultTheme' });

export type ThemeManifest = z.output<typeof themeManifest>;
