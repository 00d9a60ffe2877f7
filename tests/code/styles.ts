import postcss from 'postcss';

/** A file below `src/` and its text. */
export type SourceFile = { file: string; text: string };

const tokensFile = 'packages/theme/src/styles/tokens.css';

/** Files that may contain raw colors. */
const paletteFiles = [tokensFile, 'packages/theme/src/styles/syntax.css'];

const rawColor = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;

type Declaration = { file: string; line: number | undefined; name: string; value: string };

function listDeclarations({ file, text }: SourceFile): Declaration[] {
  const declarations: Declaration[] = [];
  postcss.parse(text).walkDecls(({ prop, value, source }) => {
    declarations.push({ file, line: source?.start?.line, name: prop, value });
  });
  return declarations;
}

/** Custom properties that a script sets. */
function listScriptProperties({ text }: SourceFile): string[] {
  return [...text.matchAll(/'(--[a-z][\w-]*)'/g)].map(([, name = '']) => name);
}

function listUses(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

function checkValue({ file, line, value }: Declaration, declared: ReadonlySet<string>): string[] {
  const isPaletteFile = paletteFiles.includes(file);
  const problems = listUses(value).flatMap((name) => {
    if (!declared.has(name)) {
      return [`${file}:${line}: ${name} is not declared; declare it in ${tokensFile}`];
    }
    if (name.startsWith('--palette-') && !isPaletteFile) {
      return [`${file}:${line}: ${name} is private to ${tokensFile}; declare a --color-… there`];
    }
    return [];
  });
  if (!isPaletteFile && rawColor.test(value)) {
    problems.push(
      `${file}:${line}: ${value} contains a raw color; use a --color-… of ${tokensFile}`,
    );
  }
  return problems;
}

function checkToken({ file, line, name, value }: Declaration, used: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  if (!used.has(name)) problems.push(`${file}:${line}: ${name} is unused; remove it`);
  if (name.startsWith('--color-') && value.startsWith('#')) {
    problems.push(
      `${file}:${line}: ${name} has one value for both themes; write light-dark(${value}, …)`,
    );
  }
  return problems;
}

/** Finds undeclared and unused custom properties, raw colors, and colors for one theme only. */
export function checkStyles(
  styles: readonly SourceFile[],
  scripts: readonly SourceFile[],
): string[] {
  const declarations = styles.flatMap(listDeclarations);
  const declared = new Set([
    ...declarations.map(({ name }) => name),
    ...scripts.flatMap(listScriptProperties),
  ]);
  const used = new Set(declarations.flatMap(({ value }) => listUses(value)));
  const tokens = declarations.filter(
    ({ file, name }) => file === tokensFile && name.startsWith('--'),
  );
  return [
    ...declarations.flatMap((declaration) => checkValue(declaration, declared)),
    ...tokens.flatMap((token) => checkToken(token, used)),
  ];
}
