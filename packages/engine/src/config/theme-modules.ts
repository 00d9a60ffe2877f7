import type { ComponentDefinition, ThemeManifest } from './schemas/theme-manifest.ts';

type ComponentModule = Pick<ComponentDefinition, 'file' | 'hasMarkdown' | 'hasInlineScript'>;

/** What the bundlers need of a theme. Unlike the manifest, it can be sent to a worker. */
export type ThemeModules = Omit<ThemeManifest, 'islands' | 'static'> &
  Record<'islands' | 'static', Readonly<Record<string, ComponentModule>>>;

function toModules(definitions: ThemeManifest['islands']): ThemeModules['islands'] {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, { file, hasMarkdown, hasInlineScript }]) => [
      name,
      { file, hasMarkdown, hasInlineScript },
    ]),
  );
}

/** Leaves out how content uses components. */
export function toThemeModules(theme: ThemeManifest): ThemeModules {
  return { ...theme, islands: toModules(theme.islands), static: toModules(theme.static) };
}
