import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTemporaryFolder } from 'docs-engine/testing/temporary-folder.ts';
import { completeProject, type ProjectFiles, readPackageVersions } from 'rslib-playground/build';
import { afterAll, expect, test } from 'vitest';
import { normalizeFile } from '../examples/normalize.ts';
import { hashInputs, readInputs } from '../verify/inputs.ts';
import { verifyOnce } from '../verify/ledger.ts';
import { compilerInputs } from './compiler-inputs.ts';
import { listConfigRuns } from './kit-runs.ts';
import { readBuiltFiles } from './read-built-files.ts';
import { sharedCompiler } from './shared-compiler.ts';

const compiler = sharedCompiler();
afterAll(() => compiler.close());

const samples = [
  'hello-kit/dts',
  'react-button/bundleless',
  'svg-badge/bundle',
  'sheet-kit/styled',
];

/** As many are: with older releases, and a peer that npm installs. */
const older: ProjectFiles = {
  'package.json': JSON.stringify({
    name: 'older',
    version: '1.0.0',
    type: 'module',
    peerDependencies: { react: '>=18' },
    devDependencies: {
      '@rsbuild/core': '^1.4.0',
      '@rsbuild/plugin-react': '^1.1.0',
      '@rslib/core': '^0.10.0',
      '@types/react': '^19.0.0',
      typescript: '^5.8.0',
    },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      rootDir: 'src',
      strict: true,
      target: 'es2022',
    },
    include: ['src'],
  }),
  'rslib.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';

export default {
  lib: [{ format: 'esm', dts: true }, { format: 'cjs', syntax: 'es2017' }],
  plugins: [pluginReact()],
};
`,
  'src/index.tsx':
    'export const Shout = ({ word = "a" }: { word?: string }) => <b>{word?.toUpperCase()}</b>;\n',
};

/** What `npm install && npx rslib` writes, with packages of the registry. */
async function installAndBuild(files: ProjectFiles): Promise<Record<string, string>> {
  const folder = await createTemporaryFolder(files);
  const run = promisify(execFile);
  await run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: folder });
  await run('npx', ['rslib'], { cwd: folder });
  return readBuiltFiles(folder, files);
}

const isOwn = (path: string): boolean => !path.startsWith('node_modules/');

function pickOwn(files: ProjectFiles): ProjectFiles {
  return Object.fromEntries(Object.entries(files).filter(([path]) => isOwn(path)));
}

const projects = new Map([
  ...listConfigRuns()
    .filter(({ name }) => samples.includes(name))
    .map(({ name, project }) => [name, project] as const),
  ['a project for older releases', older] as const,
]);

test('the samples are there', () => {
  expect([...projects.keys()]).toEqual(expect.arrayContaining(samples));
});

for (const [name, project] of projects) {
  const inputs = readInputs(['packages/playground/src/page/complete-manifest.ts']);
  const hash = hashInputs([project, readPackageVersions(), inputs, compilerInputs()]);
  verifyOnce(`a download installs and builds: ${name}`, hash, async () => {
    const { outputs, succeeded, log } = await (await compiler.open()).build(project);
    expect(succeeded, log).toBe(true);
    const shown = outputs.map(({ path, contents }) => [
      path,
      normalizeFile(String(contents), '/project'),
    ]);
    const download = completeProject(pickOwn(project), readPackageVersions());
    expect(await installAndBuild(download)).toEqual(Object.fromEntries(shown));
  });
}
