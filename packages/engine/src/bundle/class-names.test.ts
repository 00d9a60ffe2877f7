import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import { createClassNames } from './class-names.ts';

test('numbers what a module scopes, and nothing else', async () => {
  const folder = await createTemporaryFolder({
    'Nav.module.css':
      '.nav { mask: url(./menu.svg); animation: turn .5s }\n.nav .link, .open {}\n@keyframes turn {}',
  });
  const { mapNames, scopeName } = createClassNames([folder]);
  const file = join(folder, 'Nav.module.css');
  expect(mapNames(file)).toEqual({ nav: 'a0', link: 'a1', open: 'a2', turn: 'a3' });
  expect(scopeName('open', `${file}?used`)).toBe('a2');
  expect(mapNames(join(folder, 'index.css'))).toEqual({});
});
