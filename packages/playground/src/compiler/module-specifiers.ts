type Range = [start: number, end: number];

const word = /[\w$\u0080-\uffff]+/y;
const quote = /["'`]/;

function skipString(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== source[start]) at += source[at] === '\\' ? 2 : 1;
  return at;
}

function skipComment(source: string, start: number): number {
  const [close, length] = source[start + 1] === '/' ? ['\n', 0] : ['*/', 2];
  const end = source.indexOf(close, start + 2);
  return end < 0 ? source.length : end + length;
}

/** Positions of module specifiers in a declaration file. */
export function findModuleSpecifiers(source: string): Range[] {
  const found: Range[] = [];
  let previous = '';
  let last = '';
  const push = (token: string): void => {
    previous = last;
    last = token;
  };
  for (let at = 0; at < source.length; ) {
    const character = source[at] ?? '';
    if (character === '/' && /[/*]/.test(source[at + 1] ?? '')) {
      at = skipComment(source, at);
    } else if (quote.test(character)) {
      const end = skipString(source, at);
      const isCall = last === '(' && (previous === 'import' || previous === 'require');
      const isSpecifier = isCall || last === 'from' || last === 'import';
      if (isSpecifier && character !== '`' && end > at + 1) found.push([at + 1, end]);
      push('string');
      at = end + 1;
    } else {
      word.lastIndex = at;
      const token = word.exec(source)?.[0] ?? character;
      if (token.trim()) push(token);
      at += token.length;
    }
  }
  return found;
}

/** Stands in for `@ast-grep/napi`, a native package, in the one thing rsbuild-plugin-dts asks of it. */
export const astGrep = {
  parseAsync: async (_language: unknown, source: string) => ({
    root: () => ({
      findAll: () =>
        findModuleSpecifiers(source).map(([start, end]) => ({
          getMatch: () => ({
            text: () => source.slice(start, end),
            range: () => ({ start: { index: start }, end: { index: end } }),
          }),
        })),
    }),
  }),
};
