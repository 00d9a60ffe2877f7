import postcss from 'postcss';

/** A file below `src/` and its text. */
export type SourceFile = { file: string; text: string };

/** Colours are named in the tokens. Those of code are a set of their own. */
const palettes = ['src/theme/styles/tokens.css', 'src/theme/styles/syntax.css'];

const rawColour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;

function listDeclarations({ file, text }: SourceFile) {
  const found: { file: string; line: number | undefined; name: string; value: string }[] = [];
  postcss.parse(text).walkDecls(({ prop, value, source }) => {
    found.push({ file, line: source?.start?.line, name: prop, value });
  });
  return found;
}

/** Custom properties that a script sets. */
function listScripted({ text }: SourceFile): string[] {
  return [...text.matchAll(/'(--[a-z][\w-]*)'/g)].map(([, name = '']) => name);
}

/** Custom properties that are used and not declared, or the other way round, colours beside the tokens, and tokens for one theme. */
export function checkStyles(
  styles: readonly SourceFile[],
  scripts: readonly SourceFile[],
): string[] {
  const declarations = styles.flatMap(listDeclarations);
  const declared = new Set([
    ...declarations.map(({ name }) => name),
    ...scripts.flatMap(listScripted),
  ]);
  const used = new Set<string>();
  const faults: string[] = [];
  for (const { file, line, value } of declarations) {
    const isPalette = palettes.includes(file);
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      used.add(name);
      if (!declared.has(name)) {
        faults.push(`${file}:${line}: ${name} is declared nowhere; declare it in ${palettes[0]}`);
      } else if (name.startsWith('--palette-') && !isPalette) {
        faults.push(`${file}:${line}: ${name} is for ${palettes[0]} only; give it a role there`);
      }
    }
    const [colour] = isPalette ? [] : (rawColour.exec(value) ?? []);
    if (colour) {
      faults.push(`${file}:${line}: ${value} names a colour; use a --color-… of ${palettes[0]}`);
    }
  }
  const tokens = declarations.filter(({ file, name }) => file === palettes[0] && /^--/.test(name));
  for (const { file, line, name, value } of tokens) {
    if (!used.has(name)) faults.push(`${file}:${line}: ${name} is used nowhere; remove it`);
    if (name.startsWith('--color-') && value.startsWith('#')) {
      faults.push(`${file}:${line}: ${name} has one theme only; write light-dark(${value}, …)`);
    }
  }
  return faults;
}
