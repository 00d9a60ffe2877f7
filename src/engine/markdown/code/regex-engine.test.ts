import { type BundledLanguage, createCssVariablesTheme, createHighlighter } from 'shiki';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { expect, test } from 'vitest';
import { createRegexEngine } from './regex-engine.ts';

const theme = createCssVariablesTheme({ name: 'variables', variablePrefix: '--' });

async function createTokenizer(
  engine: ReturnType<typeof createRegexEngine>,
  langs: BundledLanguage[],
): Promise<(code: string, lang: BundledLanguage) => unknown> {
  const highlighter = await createHighlighter({ themes: [theme], langs, engine });
  return (code, lang) =>
    highlighter.codeToTokensBase(code, { lang, theme: 'variables' as never, tokenizeTimeLimit: 0 });
}

const samples: [BundledLanguage, string][] = [
  [
    'tsx',
    `import { a as b } from 'c'; // first
export const f = async <T extends string>(x: T, y = 0x1f): Promise<T[]> => {
  const text = \`\${x} and \${/[a-z]+$/gi.test(x) ? 'yes' : "no"}\`;
  return <p className={text}>{y ?? <b>bold</b>} text</p>;
};
type A = { readonly [K in keyof B]?: B[K] extends infer U ? U : never };`,
  ],
  ['json', '{\n  "a": [1, true, null, "b\\n"],\n  "c": { "d": -1.5e3 }\n}'],
  [
    'vue',
    '<template>\n  <p :a="b" @click="c++">{{ d }}</p>\n</template>\n<style scoped>\na { b: c }\n</style>',
  ],
  ['scss', '@use "a";\n$b: 1px;\n.c { &:hover { color: rgba($b, 0.5); @include d; } }'],
  ['sh', 'npx a --b "$C" | grep -v d > e # f\nif [ -f g ]; then echo `h`; fi'],
  ['yaml', 'a:\n  - b: "c" # d\n    e: |\n      f\n      g'],
  ['diff', '--- a\n+++ b\n@@ -1 +1 @@\n-c\n+d'],
  ['md', '# a\n\n- **b** `c` [d](e)\n\n```ts\nconst f = 1;\n```'],
  ['ini', '[a]\nb = c ; d'],
];

test('gives the tokens that Oniguruma gives', async () => {
  const langs = samples.map(([lang]) => lang);
  const tokenize = await createTokenizer(createRegexEngine(), langs);
  const expected = await createTokenizer(await createOnigurumaEngine(import('shiki/wasm')), langs);
  for (const [lang, code] of samples) {
    expect(tokenize(code, lang), lang).toEqual(expected(code, lang));
  }
});

function scan(sources: (string | RegExp)[], text: string): (start: number) => unknown {
  const engine = createRegexEngine();
  const scanner = engine.createScanner(sources);
  const line = engine.createString(text);
  return (start) => {
    const match = scanner.findNextMatchSync(line, start, 0);
    return match && [match.index, match.captureIndices.map(({ start, end }) => [start, end])];
  };
}

test('finds the match that comes first, and of several at one place that of the first pattern', () => {
  const next = scan(['b', 'a(x)?', 'a'], 'a b a');
  expect(next(0)).toEqual([
    1,
    [
      [0, 1],
      [0xffff_ffff, 0xffff_ffff],
    ],
  ]);
  expect(next(1)).toEqual([0, [[2, 3]]]);
  expect(next(3)).toEqual([
    1,
    [
      [4, 5],
      [0xffff_ffff, 0xffff_ffff],
    ],
  ]);
  expect(next(5)).toBeNull();
  expect(next(0)).toEqual([
    1,
    [
      [0, 1],
      [0xffff_ffff, 0xffff_ffff],
    ],
  ]);
});

test('looks anew where a match depends on the place where the search begins', () => {
  const next = scan(['\\Ga'], 'aba');
  expect([next(0), next(1), next(2)]).toEqual([[0, [[0, 1]]], null, [0, [[2, 3]]]]);
});

test('matches nothing with a pattern that JavaScript does not have', () => {
  const next = scan(['(?<a>', 'b'], 'ab');
  expect(next(0)).toEqual([1, [[1, 2]]]);
});
