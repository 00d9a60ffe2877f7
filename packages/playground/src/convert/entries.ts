/** Names of entries, and the files that patterns match. */

/** In a pattern. More would be slow on purpose. */
const maxStars = 6;

/** A glob with `*`, `**`, `?` and `{a,b}` as an expression; undefined for other syntax. */
function toExpression(pattern: string): RegExp | undefined {
  if ((pattern.match(/\*+/g) ?? []).length > maxStars || pattern.length > 255) return undefined;
  let depth = 0;
  const source = pattern.replace(/\*\*\/|\*\*$|\*+|[?{},]|[.+^$()|[\]\\]/g, (token, at: number) => {
    if (token === '**/') return '(?:.*/)?';
    const isName = pattern[at - 1] === '/' && at + token.length === pattern.length;
    if (token === '**' && isName) return '.*';
    // Stars next to other characters are one star.
    if (token.startsWith('*')) return '[^/]*';
    if (token === '?') return '[^/]';
    if (token === '{') depth++;
    if (token === '{') return '(?:';
    if (token === ',') return depth > 0 ? '|' : ',';
    if (token === '}') depth--;
    return token === '}' ? ')' : `\\${token}`;
  });
  return depth === 0 ? new RegExp(`^${source}$`) : undefined;
}

export function isPattern(path: string): boolean {
  return /[*?{]/.test(path);
}

export function normalizePath(path: string): string {
  return path.replace(/^\/project\//, '').replace(/^(?:\.\/)+/, '');
}

/** The files that a list of paths and patterns names; `!` takes files away. */
export function expandPatterns(patterns: readonly string[], paths: readonly string[]): string[] {
  const found = new Set<string>();
  for (const each of patterns) {
    const isNegative = each.startsWith('!');
    const pattern = normalizePath(isNegative ? each.slice(1) : each);
    const expression = isPattern(pattern) ? toExpression(pattern) : undefined;
    const matches = expression
      ? paths.filter((path) => expression.test(path) && !path.startsWith('node_modules/'))
      : [pattern];
    for (const path of matches) isNegative ? found.delete(path) : found.add(path);
  }
  return [...found];
}

const sourceEnding = /\.(?:[cm]?[jt]sx?|vue|svelte|css|less|scss)$/;

function getStem(path: string): string {
  return path.replace(sourceEnding, '');
}

/** Finds the file of an entry, which may have no ending, or that of its output. */
export function findSource(path: string, paths: readonly string[]): string | undefined {
  const plain = normalizePath(path);
  if (paths.includes(plain)) return plain;
  const stem = /\.[cm]?jsx?$/.test(plain) ? getStem(plain) : plain;
  const found = paths.filter(
    (each) => sourceEnding.test(each) && [stem, `${stem}/index`].includes(getStem(each)),
  );
  return found.find((each) => /\.[cm]?[jt]sx?$/.test(each)) ?? found[0];
}

/** The folder that all paths are in; empty where that is the root. */
export function findCommonFolder(paths: readonly string[]): string {
  const folders = paths.map((path) => path.split('/').slice(0, -1));
  const [first = []] = folders;
  const length = first.findIndex((name, at) => folders.some((folder) => folder[at] !== name));
  return first.slice(0, length < 0 ? first.length : length).join('/');
}

/** Entries by their names: their paths in the folder that holds all, without ending. */
export function nameEntries(paths: readonly string[]): Record<string, string> {
  const folder = findCommonFolder(paths);
  return Object.fromEntries(
    paths.map((path) => [
      (folder ? path.slice(folder.length + 1) : path).replace(sourceEnding, ''),
      `./${path}`,
    ]),
  );
}
