import { gzipSync, strToU8, zipSync } from 'fflate';
import { packTar } from 'modern-tar';
import { expect, test } from 'vitest';
import { ArchiveTooLarge, unpack } from './archive.ts';

const text = 'export const a = 1;\n';

async function readAll(archive: Uint8Array): Promise<Record<string, string>> {
  const files = await unpack(new Uint8Array(archive));
  const read = files.map(async (file) => [file.path, new TextDecoder().decode(await file.read())]);
  return Object.fromEntries(await Promise.all(read));
}

const tar = () =>
  packTar([
    { header: { name: 'package/', type: 'directory', size: 0 } },
    { header: { name: 'package/src/index.ts', size: text.length }, body: text },
    { header: { name: 'package/link.ts', type: 'symlink', linkname: 'src/index.ts', size: 0 } },
  ]);

test('reads zip, tar and tgz', async () => {
  const expected = { 'package/src/index.ts': text };
  expect(await readAll(zipSync({ package: { src: { 'index.ts': strToU8(text) } } }))).toEqual(
    expected,
  );
  expect(await readAll(await tar())).toEqual(expected);
  expect(await readAll(gzipSync(await tar()))).toEqual(expected);
});

test('refuses an archive that unpacks to more than a project can be', async () => {
  const large = new Uint8Array(2000);
  const zip = new Uint8Array(zipSync({ large }));
  await expect(unpack(zip, 1999)).rejects.toThrow(ArchiveTooLarge);
  expect(await unpack(zip, 2000)).toHaveLength(1);
  const tarball = await packTar([{ header: { name: 'large', size: large.length }, body: large }]);
  await expect(unpack(new Uint8Array(gzipSync(tarball)), 1999)).rejects.toThrow(ArchiveTooLarge);
});

test.each([
  ['no archive', strToU8('hello')],
  ['half a zip', zipSync({ 'a.txt': strToU8('a'.repeat(999)) }).slice(0, 40)],
  ['half a tgz', gzipSync(strToU8('a'.repeat(999))).slice(0, 12)],
])('rejects %s', async (_, bytes) => {
  await expect(unpack(new Uint8Array(bytes))).rejects.toThrow();
});
