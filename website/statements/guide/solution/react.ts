import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

below('package-json');

statement(
  'If you attach parts to a component',
  {
    'src/index.ts':
      'const MenuItem = () => null;\nexport const Menu = () => null;\nMenu.Item = MenuItem;\n',
  },
  { dts: { bundle: true } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('namespace Menu');
    expect(text('dist/index.d.ts')).not.toContain('const MenuItem');
  },
  { packages: ['@microsoft/api-extractor'] },
);

statement(
  'Write a type for the component, or use',
  {
    'src/index.ts':
      'const MenuItem = () => null;\nexport const Menu = Object.assign(() => null, { Item: MenuItem });\n',
  },
  { dts: { bundle: true } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('Item: () => null');
  },
  { packages: ['@microsoft/api-extractor'] },
);
