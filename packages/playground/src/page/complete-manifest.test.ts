import { expect, test } from 'vitest';
import { completeProject } from './complete-manifest.ts';

const versions = {
  '@rslib/core': '1.0.1',
  '@rsbuild/core': '2.0.0',
  typescript: '6.0.3',
  '@rsbuild/plugin-react': '2.0.0',
};
const react = "import { pluginReact } from '@rsbuild/plugin-react';";

/** The manifest of a download, as a value. */
function complete(manifest: object, config = ''): unknown {
  const files = {
    'package.json': JSON.stringify(manifest),
    'tsconfig.json': '{}',
    'rslib.config.ts': config,
  };
  return JSON.parse(String(completeProject(files, versions)['package.json']));
}

test('adds what a build needs, and keeps the form of the manifest', () => {
  const files = {
    'package.json': '{\n  "name": "a",\n  "devDependencies": {\n    "b": "^5"\n  }\n}\n',
    'rslib.config.ts': react,
  };
  expect(completeProject(files, versions)['package.json']).toBe(`{
  "name": "a",
  "devDependencies": {
    "b": "^5",
    "@rslib/core": "1.0.1",
    "@rsbuild/plugin-react": "2.0.0"
  }
}
`);
});

test('other releases than those of the playground would build something else', () => {
  const manifest = {
    dependencies: { typescript: '^5' },
    devDependencies: { '@rslib/core': '^0.18.0', '@rsbuild/plugin-react': '^1.1.0' },
  };
  expect(complete(manifest, react)).toEqual({
    dependencies: { typescript: '6.0.3' },
    devDependencies: { '@rslib/core': '1.0.1', '@rsbuild/plugin-react': '2.0.0' },
  });
});

test('peers of a project stay as they are', () => {
  const peers = { peerDependencies: { typescript: '>=5', '@rsbuild/core': '1.x' } };
  expect(complete(peers)).toEqual({
    ...peers,
    devDependencies: { '@rslib/core': '1.0.1', typescript: '6.0.3' },
  });
});

test('Rsbuild fits the plugins, where it is listed', () => {
  const rsbuild = { devDependencies: { '@rsbuild/core': '^1.4.0' } };
  expect(complete(rsbuild, react)).toMatchObject({ devDependencies: { '@rsbuild/core': '2.0.0' } });
  expect(complete(rsbuild)).toMatchObject(rsbuild);
});

test('a project without a manifest gets one', () => {
  const { 'package.json': manifest } = completeProject({ 'src/index.ts': '' }, versions);
  expect(JSON.parse(String(manifest))).toEqual({ devDependencies: { '@rslib/core': '1.0.1' } });
});
