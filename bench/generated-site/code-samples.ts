import { pickInteger, type Random } from './random.ts';
import { writeIdentifier } from './words.ts';

type Sample = { lang: string; write: (random: Random) => string };

function repeat(random: Random, [from, to]: [number, number], line: () => string): string {
  return Array.from({ length: pickInteger(from, to, random) }, line).join('\n');
}

function writeConfig(random: Random): string {
  const name = () => writeIdentifier(random);
  const libs = repeat(
    random,
    [3, 6],
    () =>
      `    { format: 'esm', ${name()}: { ${name()}: true }, output: { ${name()}: './${name()}' } },`,
  );
  return `import { defineConfig } from '@rslib/core';
import { ${name()} } from './plugins/${name()}';

export default defineConfig({
  lib: [
${libs}
  ],
  plugins: [${name()}({ level: ${pickInteger(1, 9, random)} })], // runs first
});`;
}

function writeModule(random: Random): string {
  const name = () => writeIdentifier(random);
  const fields = repeat(random, [5, 9], () => `  ${name()}?: string | readonly number[];`);
  const input = name();
  return `import type { Stats } from '${name()}';

export interface Options<T extends object = {}> {
${fields}
}

/** Reads the options once. */
export async function ${name()}(${input}: Options, depth = ${pickInteger(2, 90, random)}): Promise<Stats> {
  const { ${name()} } = await import('./${name()}.js');
  if (depth > 10) throw new Error(\`no ${name()} in \${${input}}\`);
  return Object.entries(${input}).filter(([key]) => /^${name()}$/.test(key)) as never;
}`;
}

function writeComponent(random: Random): string {
  const name = () => writeIdentifier(random);
  const rows = repeat(random, [3, 6], () => `      <li className="${name()}">{${name()}}</li>`);
  return `import { useState } from 'react';

export function Panel({ ${name()} = true }) {
  const [open, setOpen] = useState(false);
  return (
    <ul onClick={() => setOpen(!open)} data-${name()}={open ? 'yes' : undefined}>
${rows}
    </ul>
  );
}`;
}

function writePackage(random: Random): string {
  const name = () => writeIdentifier(random);
  const exported = repeat(
    random,
    [3, 5],
    () =>
      `    "./${name()}": { "types": "./dist/${name()}.d.ts", "import": "./dist/${name()}.js" },`,
  );
  return `{
  "name": "${name()}",
  "type": "module",
  "exports": {
${exported}
    "./package.json": "./package.json"
  },
  "files": ["dist"],
  "version": "0.${pickInteger(1, 99, random)}.0"
}`;
}

function writeStyles(random: Random): string {
  const rules = repeat(
    random,
    [3, 5],
    () =>
      `.${writeIdentifier(random)}:hover > a {\n  padding: ${pickInteger(1, 40, random)}px;\n  color: var(--${writeIdentifier(random)}, #1a2b3c);\n}`,
  );
  return `@layer components;\n${rules}`;
}

function writeCommands(random: Random): string {
  const name = () => writeIdentifier(random);
  return repeat(
    random,
    [3, 5],
    () => `npx rslib build --config ${name()}.ts --env-mode "$${name()}" # ${name()}`,
  );
}

function writeWorkflow(random: Random): string {
  const steps = repeat(
    random,
    [3, 6],
    () =>
      `      - name: ${writeIdentifier(random)}\n        run: npm run ${writeIdentifier(random)}`,
  );
  return `jobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;
}

function writeDiff(random: Random): string {
  const name = () => writeIdentifier(random);
  return `  lib: [\n-   { format: '${name()}' },\n+   { format: '${name()}', ${name()}: false },\n  ],`;
}

const samples: readonly Sample[] = [
  { lang: 'ts', write: writeConfig },
  { lang: 'ts', write: writeModule },
  { lang: 'tsx', write: writeComponent },
  { lang: 'json', write: writePackage },
  { lang: 'css', write: writeStyles },
  { lang: 'sh', write: writeCommands },
  { lang: 'yaml', write: writeWorkflow },
  { lang: 'diff', write: writeDiff },
];

type Place = { index: number; lang: string; random: Random };

function writeTitleAndMarks({ index, lang, random }: Place): string {
  const title = index % 2 === 0 ? ` title="${writeIdentifier(random)}.${lang}"` : '';
  const mark = index % 3 === 1 ? ' {2-3}' : '';
  return title + mark;
}

/** Code blocks of a page: the same in every language, different on every page. */
export function writeCodeBlocks(
  random: Random,
  count: number,
  writeMeta: (place: Place) => string = writeTitleAndMarks,
): string[] {
  const first = pickInteger(0, samples.length - 1, random);
  return Array.from({ length: count }, (_, index) => {
    const { lang, write } = samples[(first + index) % samples.length] as Sample;
    const meta = writeMeta({ index, lang, random });
    return `\`\`\`${lang}${meta}\n${write(random)}\n\`\`\``;
  });
}
