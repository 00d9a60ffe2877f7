import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/support/sample-site.ts';
import { createTemporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { checkPublicFiles, checkReservedFolder } from './public-files.ts';

test.each([
  ['/picture.svg', []],
  ['data:image/svg+xml,<svg/>', []],
  ['/absent.svg', ['socialLinks[0].content /absent.svg is not a file in public/']],
  ['picture.svg', ['socialLinks[0].content picture.svg is not a file in public/']],
])('the picture %s of the configuration has the faults %j', async (content, faults) => {
  const root = await createTemporaryFolder({ 'public/logo.svg': '', 'public/picture.svg': '' });
  const config = sampleSite({
    logo: '/logo.svg',
    socialLinks: [{ icon: 'github', label: 'Chat', mode: 'img', content }],
  });
  const diagnostics = await checkPublicFiles(root, config);
  expect(diagnostics.map(({ message }) => message)).toEqual(faults);
});

test('no file stands among those that browsers keep', async () => {
  const paths = ['public/assets/a/picture.png', 'public/assets.svg', 'public/files/assets/b.png'];
  const root = await createTemporaryFolder(Object.fromEntries(paths.map((path) => [path, ''])));
  expect((await checkReservedFolder(root)).map(({ file, message }) => [file, message])).toEqual([
    [
      'public/assets/a/picture.png',
      'the file is in the folder of files that browsers keep for a year',
    ],
  ]);
  expect(await checkReservedFolder(await createTemporaryFolder({}))).toEqual([]);
});
