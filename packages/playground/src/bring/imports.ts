const scripts = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/;
const styleSheets = /\.(?:css|less|s[ac]ss|vue|svelte)$/;

/**
 * Strings first: `//` in one begins no comment. One without an end ends with the line or the file,
 * so that no part of a text is looked at twice.
 */
const comments =
  /("(?:\\.|[^"\\\n])*(?:"|$)|'(?:\\.|[^'\\\n])*(?:'|$)|^\/\/\/.*)|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))|\/\/.*/gm;

const inScripts =
  /(?:\bfrom\s*|\bimport(?:\s*\(\s*|\s*)|\brequire(?:\.resolve)?\s*\(\s*|<reference types=)(["'])([^"'\n]+)\1/g;
const inStyles =
  /@(?:import|use|forward|plugin)\s+(?:\([^)\n]{0,200}\)\s*)?(?:url\()?(["'])~?([^"'\n]+)\1/g;

/**
 * What a file imports: relative paths, packages and built-in modules alike. Found by patterns,
 * since a parser for each file of a package would take the page's time; one import too many only
 * reads a package too many.
 */
export function listImports(path: string, text: string): string[] {
  const list = (pattern: RegExp): string[] =>
    [...text.replace(comments, '$1').matchAll(pattern)].map((match) => match[2] as string);
  return [
    ...(scripts.test(path) ? list(inScripts) : []),
    ...(styleSheets.test(path) ? list(inStyles) : []),
  ];
}

const withScheme = /^[a-z]+:/;

/** The package that a specifier names; undefined for paths, aliases such as `@/x` and `node:fs`. */
export function packageOf(specifier: string): string | undefined {
  if (withScheme.test(specifier)) return undefined;
  return /^(?:@[\w.~-]+\/)?[\w-][\w.~-]*/.exec(specifier)?.[0];
}
