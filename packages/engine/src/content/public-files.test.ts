import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleSite } from '../../testing/sample-site.ts';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import { checkPublicFiles, checkPublicFolder, listPublicFiles } from './public-files.ts';

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
  expect((await checkPublicFolder(root)).map(({ file, message }) => [file, message])).toEqual([
    ['public/assets/a/image.png', 'the file is in the reserved folder public/assets/'],
  ]);
  expect(await checkPublicFolder(await createTemporaryFolder({}))).toEqual([]);
});

test('files that systems and editors leave behind are not published', async () => {
  const left = ['.DS_Store', 'a/._b.svg', 'Thumbs.db', 'a/desktop.ini', '.a.svg.swp', 'a.svg~'];
  left.push('__MACOSX/a.svg', 'a/.git/config', 'b/.git', '.svn/entries');
  const own = ['.well-known/security.txt', '.nojekyll', '_redirects', 'a/b.svg'];
  const files = [...left, ...own].map((file) => [`public/${file}`, '']);
  const root = await createTemporaryFolder(Object.fromEntries(files));
  await symlink('user@host.1', join(root, 'public/.#a.svg'));
  expect((await listPublicFiles(root)).sort()).toEqual(own.sort());
});

test('settings are not published, unlike what a host reads', async () => {
  const hidden = ['.env', '.env.local', 'a/.npmrc', '.ssh/id', '.vscode/settings.json', 'a/.b/c'];
  const own = ['.well-known/a', '.nojekyll', '.htaccess', '.domains', 'a.env', 'a/b.c/d'];
  // An exception in the root is none in a folder.
  hidden.push('a/.htaccess', '.well-known/.env');
  const files = [...hidden, ...own].map((file) => [`public/${file}`, '']);
  const reported = await checkPublicFolder(await createTemporaryFolder(Object.fromEntries(files)));
  expect(reported.map(({ file }) => file).sort()).toEqual(
    hidden.map((file) => `public/${file}`).sort(),
  );
  expect(reported[0]).toMatchObject({
    message: 'the file would be published, although its name starts with a dot',
    hint: expect.stringMatching(/^Move it out of public\/.* Only \.well-known, /),
  });
});

test('reports files in the assets folder that a link leads to', async () => {
  const root = await createTemporaryFolder({ 'public/a.svg': '', 'images/b.svg': '' });
  await symlink('../images', join(root, 'public/assets'));
  expect((await checkPublicFolder(root)).map(({ file }) => file)).toEqual(['public/assets/b.svg']);
});
