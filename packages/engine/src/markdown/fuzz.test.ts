import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileSource } from '../../testing/compile-source.ts';
import { largePages } from '../../testing/large-pages.ts';

const names = ['constructor', '__proto__', 'toString', 'map'];

/** Syntax of Markdown and MDX. The parser is native: a crash in it ends the process. */
const syntax = [
  ...'< > </ <A> </A> <A/> <kbd>x</kbd> { } {/* // * ** ~~ _ ` ``` ~~~ \\ ::: :::tip[ [ ]( ) ![ [^1]'.split(
    ' ',
  ),
  ...'| |---| - 1. # &amp; <!-- --> https://a.b a 中 。 「 』 😀 \0'.split(' '),
  // Names that objects inherit, where authors may write a name of their own.
  ...names.flatMap((name) => [name, `\n\n## ${name}\n\n`, `\\{#${name}}`, `\n\n[^${name}]: a\n`]),
  ...names.flatMap((name) => [
    `[^${name}]`,
    `<${name} ${name}="a"`,
    `\n\`\`\`${name} file="${name}"\n`,
  ]),
  ...names.flatMap((name) => [`\n:::${name} ${name}\n`, `[a](${name}#${name})`]),
  ...['<A b={', 'import ', 'export ', ' from "./a.mdx"', ' ', '\n', '\n\n', '\r\n', '\t'],
];

test('a page of any syntax is compiled, or has diagnostics with a line', async () => {
  const anySource = fc.array(fc.constantFrom(...syntax), { maxLength: 40 });
  const anyFile = fc.constantFrom('a.md', 'a.mdx');
  await fc.assert(
    fc.asyncProperty(anySource, anyFile, async (parts, file) => {
      const compiled = await compileSource(`# A\n\n${parts.join('')}`, { file });
      const { body, toc, anchors, diagnostics } = compiled;
      expect(JSON.stringify(body)).not.toContain('\u2060');
      for (const { line, message } of diagnostics) {
        expect(line).toBeGreaterThan(0);
        // A problem of the page, not an error of this software.
        expect(message).not.toMatch(
          /undefined|null|is not (?:a function|iterable)|cannot read|\n/i,
        );
      }
      // The cache of pages holds all of it.
      expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled);
      const ids = toc.map(({ id }) => id);
      expect([...new Set(ids)].filter((id) => anchors.includes(id))).toEqual(ids);
    }),
    { numRuns: 400 },
  );
});

test('100 KB of space before an id, and 100 KB of symbols in code, do not hang the build', async () => {
  const space = '\u00a0'.repeat(100_000);
  const { toc } = await compileSource(
    `## A${space}b\n\n\`\`\`txt\n${'@'.repeat(100_000)} b\n\`\`\``,
  );
  expect(toc).toHaveLength(1);
});

test.each(largePages)('a large page of %s is compiled or refused in time', async (_, source) => {
  // The first page loads modules.
  await compileSource('```ts\na\n```');
  const start = process.cpuUsage();
  const { diagnostics } = await compileSource(source);
  const { user, system } = process.cpuUsage(start);
  for (const { line, message } of diagnostics) expect([line, message]).not.toContain(undefined);
  // In microseconds. Other tests run in the same process.
  expect(user + system).toBeLessThan(4_000_000);
});
