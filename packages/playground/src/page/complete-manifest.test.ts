import { expect, test } from 'vitest';
import { completeProject } from './complete-manifest.ts';

const versions = { '@rslib/core': '1.0.1', typescript: '6.0.3', '@rsbuild/plugin-react': '2.0.0' };

test('adds what a build needs and the manifest does not list', () => {
  const files = {
    'package.json': '{\n  "name": "a",\n  "devDependencies": {\n    "typescript": "^5"\n  }\n}\n',
    'tsconfig.json': '{}',
    'rslib.config.ts': "import { pluginReact } from '@rsbuild/plugin-react';",
  };
  expect(completeProject(files, versions)['package.json']).toBe(`{
  "name": "a",
  "devDependencies": {
    "typescript": "^5",
    "@rslib/core": "1.0.1",
    "@rsbuild/plugin-react": "2.0.0"
  }
}
`);
});

test('a project without a manifest gets one', () => {
  const { 'package.json': manifest } = completeProject({ 'src/index.ts': '' }, versions);
  expect(JSON.parse(String(manifest))).toEqual({ devDependencies: { '@rslib/core': '1.0.1' } });
});
