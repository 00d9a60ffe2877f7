import { expect, test } from 'vitest';
import { keepTexts, readHash, writeHash } from './share.ts';

test('a hash gives back the texts of a project', async () => {
  const files = { 'src/index.ts': 'export const name = "中文";\n', 'rslib.config.ts': '' };
  const all = { ...files, 'src/logo.png': new Uint8Array([1]) };
  const hash = await writeHash(keepTexts('kit/run', all));
  expect(hash).toMatch(/^#project=[\w-]+$/);
  expect(await readHash(hash)).toEqual({ sample: 'kit/run', files });
});

test('a hash of something else holds no project', async () => {
  expect(await readHash('#usage')).toBeUndefined();
});

test.each(['#project=', '#project=%%%', '#project=AAAA', '#project=cy_JSM1TKMlILUpVKCjKz0pNLgEA'])(
  'refuses the broken link %s',
  async (hash) => {
    await expect(readHash(hash)).rejects.toThrow();
  },
);

test('refuses a link that unpacks to more than a megabyte', async () => {
  const hash = await writeHash({ sample: '', files: { 'a.ts': 'a'.repeat(999_000) } });
  expect(hash.length).toBeLessThan(3000);
  await expect(readHash(hash)).resolves.toBeDefined();
  const large = await new Response(
    new Blob([`{"a":"${'a'.repeat(2_000_000)}"}`])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer();
  const encoded = Buffer.from(large).toString('base64url');
  await expect(readHash(`#project=${encoded}`)).rejects.toThrow('too large');
});
