import { bindingName } from 'rslib-playground/build';
import { listVersions, readInputs } from '../verify/inputs.ts';

/** What the compiler bundles or loads, and the bundler. */
const packages = [
  bindingName,
  '@rslib/core',
  '@rsbuild/plugin-less',
  '@rsbuild/plugin-react',
  '@rsbuild/plugin-svgr',
  '@rsbuild/plugin-toml',
  '@rsbuild/plugin-yaml',
  'less',
  'rolldown',
  'typescript-6',
];

let inputs: string[] | undefined;

/** The code of the compiler and of the tests that build with it, and the packages in it. */
export function compilerInputs(): string[] {
  inputs ??= [
    ...readInputs([
      'packages/playground/src/build',
      'packages/playground/src/compiler',
      'packages/playground/src/protocol.ts',
      'tests/playground/browser-compiler.ts',
      'tests/playground/in-page.ts',
      'tests/playground/kit-runs.ts',
      'tests/playground/read-built-files.ts',
      'tests/playground/serve.ts',
    ]),
    ...listVersions(packages),
  ];
  return inputs;
}
