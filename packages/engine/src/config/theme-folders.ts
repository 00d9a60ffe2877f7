import { dirname } from 'node:path';
import type { ThemeModules } from './theme-modules.ts';

/** Absolute paths of the folders with the code and the UI strings of a theme. */
export function listThemeFolders(theme: ThemeModules): string[] {
  const components = Object.values({ ...theme.islands, ...theme.static }).map(({ file }) => file);
  const layouts = Object.values(theme.layouts ?? {});
  const { entry, earlyEntry, serverEntry } = theme;
  const early = earlyEntry ? [earlyEntry] : [];
  const files = [entry, ...early, serverEntry, ...components, ...layouts];
  return [...new Set([...files.map((file) => dirname(file)), ...theme.strings])];
}
