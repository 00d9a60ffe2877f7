import * as dom from '#contract/dom.ts';

export type SourceFile = { file: string; text: string };

/** Files of each writer and reader in `src/contract/dom.ts`. `readPage` of `payload.ts` runs in the browser. */
const sides: Record<string, RegExp> = {
  document: /^src\/engine\/document\//,
  router: /^src\/engine\/(?:browser\/|document\/payload)/,
  Markdown: /^src\/engine\/markdown\//,
  'dev server': /^src\/engine\/dev\//,
  theme: /^src\/theme\/.*\.tsx?$/,
  styles: /^src\/theme\/.*\.css$/,
};

type Declaration = {
  /** Name of the constant. */
  constant: string;
  /** Id, attribute, event or selector. */
  value: string;
  writers: string[];
  readers: string[];
};

const pattern =
  /\/\*\* (?<writers>[^→*]+) → (?<readers>[^:*]+): [^\n]*\*\/\nexport const (?<constant>\w+) = '(?<value>[^']+)'/g;

/** Reads constants and the comments above them. */
export function readDeclarations(text: string): Declaration[] {
  return [...text.matchAll(pattern)].map(({ groups: { constant, value, ...groups } = {} }) => ({
    constant: constant ?? '',
    value: value ?? '',
    writers: (groups.writers ?? '').split(', '),
    readers: (groups.readers ?? '').split(', '),
  }));
}

function removeComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '');
}

function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** All forms in which code refers to a declared name. */
function formsOf({ constant, value }: Declaration): RegExp {
  const forms = [`\\b${constant}\\b`];
  const selector = /\[(\w+)=(\w+)\]/.exec(value);
  if (selector) forms.push(`\\b${selector[1]}="${selector[2]}"`);
  else if (constant.endsWith('Id')) forms.push(`["'#]${value}\\b`);
  else forms.push(`(?<![\\w-])${value}(?![\\w-])`);
  if (value.startsWith('data-')) {
    // `dataset.zoomSrc` in the DOM, `dataZoomSrc` in syntax trees.
    forms.push(`\\bdataset\\??\\.${toCamelCase(value.slice('data-'.length))}\\b`);
    forms.push(`\\b${toCamelCase(value)}\\b`);
  }
  return new RegExp(forms.join('|'));
}

/** Writers and readers in a comment that do not use the declared name. */
function findUnused(declaration: Declaration, files: readonly SourceFile[]): string[] {
  const form = formsOf(declaration);
  return [...declaration.writers, ...declaration.readers].flatMap((side) => {
    const sideFiles = files.filter(({ file }) => sides[side]?.test(file));
    if (sideFiles.some(({ text }) => form.test(removeComments(text)))) return [];
    return `src/contract/dom.ts: ${declaration.constant} is not used by ${side}; correct its comment`;
  });
}

/** Attributes, events and ids in code of the engine. Vite owns `data-vite-…`; bundler plugins are named like events. */
const engineNames = [
  /(?<![\w-])(data-(?!vite-)[a-z][\w-]*)/g,
  /\b(docs:[a-z]+)\b/g,
  /\bgetElementById\('([\w-]+)'\)/g,
  /\b(?:id|href)="#?([a-z][\w-]*)"/g,
];

/** Events in code of the theme. Its private attributes and ids need no declaration. */
const themeNames = [/\b(docs:[a-z]+)\b/g];

const component = /\bjsxElement\('(\w+)'|\bname(?: ===|:) '([A-Z]\w+)'/g;

function listNames({ file, text }: SourceFile): string[] {
  const code = removeComments(text);
  const patterns = file.startsWith('src/engine/') ? engineNames : themeNames;
  const names = patterns.flatMap((name) => [...code.matchAll(name)].map(([, found = '']) => found));
  const properties = file.startsWith('src/engine/')
    ? [...code.matchAll(/\bdataset\??\.(\w+)/g)].map(
        ([, name = '']) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      )
    : [];
  return [...names, ...properties];
}

/** Undeclared names that cross the boundary. */
function findUndeclared(
  declarations: readonly Declaration[],
  files: readonly SourceFile[],
): string[] {
  const values = declarations.map(({ value }) => value);
  const checked = files.filter(({ file }) => !file.startsWith('src/engine/bundle/'));
  return checked.flatMap((source) => {
    const { file } = source;
    const names = listNames(source)
      .filter((name) => !values.includes(name))
      .map((name) => `${file}: ${name} is not declared in src/contract/dom.ts`);
    const components = [...removeComments(source.text).matchAll(component)]
      .map(([, created, compared]) => created ?? compared ?? '')
      .filter((name) => !(dom.requiredComponents as readonly string[]).includes(name))
      .map((name) => `${file}: <${name}> is not one of requiredComponents`);
    return [...names, ...(file.startsWith('src/engine/markdown/') ? components : [])];
  });
}

/** Compares engine, theme and style sheets with the DOM protocol. Returns the differences. */
export function checkProtocol(contract: string, files: readonly SourceFile[]): string[] {
  const declarations = readDeclarations(contract);
  return [
    ...declarations.flatMap((declaration) => findUnused(declaration, files)),
    ...findUndeclared(declarations, files),
  ];
}
