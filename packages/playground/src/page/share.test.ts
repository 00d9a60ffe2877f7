import { expect, test } from 'vitest';
import { keepTexts, type LinkedProject, readHash, readSampleName, writeHash } from './share.ts';

async function share(project: LinkedProject): Promise<string> {
  return (await writeHash(project)) ?? expect.unreachable();
}

test('a hash gives back the texts of a project', async () => {
  const files = { 'src/index.ts': 'export const name = "中文";\n', 'rslib.config.ts': '' };
  const all = { ...files, 'src/logo.png': new Uint8Array([1]) };
  const hash = await share(keepTexts('kit/run', all));
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
  const hash = await share({ sample: '', files: { 'a.ts': 'a'.repeat(999_000) } });
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

test('a project that no link can hold is refused when it is shared', async () => {
  const large = { 'a.ts': 'a'.repeat(1_000_000) };
  const noise = { 'a.ts': createNoise(900_000) };
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.ts`, '']));
  for (const files of [large, noise, many, { 'node_modules/a.js': '' }]) {
    expect(typeof (await writeHash({ sample: '', files }))).toBe('undefined');
  }
});

/** Text that does not compress, the same each time. */
function createNoise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return String.fromCharCode(33 + ((state >>> 8) % 90));
  }).join('');
}

const project = { sample: 'kit/run', files: { 'src/index.ts': 'export const a = 1;\n' } };

test.each([
  ...[')', '>', '.', ',', '，', '。', '）', '"', "'", ';', '!', '*', '_', '__', '**)', '%E3%80%82'],
  ...['&utm_source=x', '&amp;utm_source=x_y', '?utm_source=x', '=', '%3D', '%20and more', '\n'],
])('a link survives %j behind it', async (added) => {
  const hash = await share(project);
  expect(await readHash(hash + added)).toEqual(project);
  // The end of the text decides whether characters of the alphabet belong to it.
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, at) => share({ ...project, sample: 'a'.repeat(at) })),
  );
  for (const other of others) await expect(readHash(other + added)).resolves.toBeDefined();
});

test.each(['_', '__', '_)', '-'])(
  'a link that ends in - or _ survives %s behind it',
  async (added) => {
    const hashes = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        share({
          sample: 'kit/run',
          files: { 'a.json': JSON.stringify({ name: 'kit', at }), ...project.files },
        }),
      ),
    );
    const ends = hashes.filter((hash) => /[_-]$/.test(hash));
    expect(ends.length).toBeGreaterThan(2);
    for (const hash of ends) await expect(readHash(hash + added)).resolves.toBeDefined();
  },
);

test('a link survives encoding', async () => {
  const hash = await share(project);
  const encoded = `#${encodeURIComponent(hash.slice(1)).replaceAll('-', '%2D').replaceAll('_', '%5f')}`;
  expect(await readHash(encoded)).toEqual(project);
});

test.each([1, 2, 3, 4, 10])('a link that lost its last %i characters is refused', async (lost) => {
  const hash = await share(project);
  await expect(readHash(hash.slice(0, -lost))).rejects.toThrow();
});

test.each([
  '../../x',
  '..\\..\\x',
  '/abs',
  'C:/x',
  'node_modules/.bin/rslib',
  '.git/hooks/pre-commit',
  '__proto__',
])('a link with the file %s is refused', async (path) => {
  const text = JSON.stringify({ sample: '', files: { 'a.ts': '' } }).replace(
    '"a.ts"',
    JSON.stringify(path),
  );
  const packed = await new Response(
    new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer();
  await expect(readHash(`#project=${Buffer.from(packed).toString('base64url')}`)).rejects.toThrow(
    'no project',
  );
});

test.each(['', ')', '.', '。', '%E3%80%82', '&utm_source=x', '?a=b'])(
  'the name of a sample survives %j behind it',
  (added) => {
    expect(readSampleName(`#hello-kit/dts${added}`)).toBe('hello-kit/dts');
    expect(readSampleName(`#hello-kit%2Fdts${added}`)).toBe('hello-kit/dts');
  },
);

test.each(['', '#', '#open', '#usage', '#project=abc'])('%j names no sample', (hash) => {
  expect(readSampleName(hash)).toBeUndefined();
});
