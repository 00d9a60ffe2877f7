import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { nameProperties } from './property-names.ts';

test('the properties that styles declare are named in letters, the most used first', async () => {
  const folder = await createTemporaryFolder({
    'styles/tokens.css': ':root { --color-text: #111; --space-1: 4px }',
    'Nav.module.css': '.nav { margin: var(--space-1) var(--space-1); anchor-name: --anchor }',
    'note.ts': "const style = '--not-a-style: 1';",
  });
  expect(nameProperties(folder)).toEqual(
    new Map([
      ['--space-1', '--a'],
      ['--color-text', '--b'],
    ]),
  );
});
