import { expect, test } from 'vitest';
import { compileSource, diagnosticsOf, staticOf } from '../../../testing/compile-source.ts';

const files = { 'kit/src/index.ts': "const a = 'b';\n", 'kit/log.txt': '<ok>\n' };

test('gives a component the files of its folder, highlighted', async () => {
  const { props } = await staticOf('<Files folder="kit" />', 'Files', { files });
  expect(props).toEqual({
    folder: 'kit',
    files: {
      'log.txt': { bytes: 5, text: '<ok>\n', html: '&#x3C;ok>' },
      'src/index.ts': {
        bytes: 15,
        text: "const a = 'b';\n",
        html: expect.stringMatching(/^<span class="token-keyword">const <\/span>/),
      },
    },
  });
});

test('depends on each file, and on the paths in the folder', async () => {
  const { dependencies } = await compileSource('<Files folder="kit" />', { files });
  expect(dependencies.map(({ path }) => path)).toEqual(['kit/', 'kit/log.txt', 'kit/src/index.ts']);
});

test.each(['none', '../kit'])('reports the folder %s, which has no files', async (folder) => {
  expect(await diagnosticsOf(`<Files folder="${folder}" />`, { files })).toEqual([
    `1: folder="${folder}" has no files | Write the path from the project root.`,
  ]);
});
