import type { Files, Setting } from './define.ts';

export const pictures = ['picture-import', 'picture-import-files'];

export const sourceMaps = ['maps', 'maps-src'];

export const bundlelessCss = ['css-files', 'css-files-pure', 'css-files-glob'];

export const styleSheets = ['css-bundle', 'css-bundle-pure', ...bundlelessCss];

/** Packages that a server can load only after the tool has bundled them. */
export const filesForBundlers = [...pictures, ...styleSheets, 'css-modules', 'json-attribute'];

/** A setting of a command. */
export function flags(args: string, packages: readonly string[]): Setting {
  return { text: args, args, packages };
}

/** A setting whose text is a part of a config. */
export function inConfig(
  write: (text: string) => Files,
  text: string,
  packages: readonly string[],
): Setting {
  return { text, packages, files: (specifier) => write(text.replaceAll('PKG', specifier)) };
}

/** Writes a config that exports an object. */
export function exporting(file: string): (text: string) => Files {
  return (text) => ({ [file]: `export default { ${text} };\n` });
}
