import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/support/sample-site.ts';
import { createTemporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { checkPublicFiles, checkReservedFolder } from './public-files.ts';

test.each([
  ['/image.svg', []],
  ['data:image/svg+xml,<svg/>', []],
  ['/absent.svg', ['socialLinks[0].content /absent.svg is not a file in public/']],
  ['image.svg', ['socialLinks[0].content image.svg is not a file in public/']],
])('the image %s of the configuration has the problems %j', async (content, problems) => {
  const root = await createTemporaryFolder({ 'public/logo.svg': '', 'public/image.svg': '' });
  const config = sampleSite({
    logo: '/logo.svg',
    socialLinks: [{ icon: 'github', label: 'Chat', mode: 'img', content }],
  });
  const diagnostics = await checkPublicFiles(root, config);
  expect(diagnostics.map(({ message }) => message)).toEqual(problems);
});

test('reports files in the assets folder', async () => {
  const paths = ['public/assets/a/image.png', 'public/assets.svg', 'public/files/assets/b.png'];
  const root = await createTemporaryFolder(Object.fromEntries(paths.map((path) => [path, ''])));
  expect((await checkReservedFolder(root)).map(({ file, message }) => [file, message])).toEqual([
    ['public/assets/a/image.png', 'the file is in the reserved folder public/assets/'],
  ]);
  expect(await checkReservedFolder(await createTemporaryFolder({}))).toEqual([]);
});
