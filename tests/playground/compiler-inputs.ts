import { bindingName } from '../../src/playground/build/paths.ts';
import { listVersions, readInputs } from '../verify/inputs.ts';

let inputs: string[] | undefined;

/** The code of the compiler and of the tests that build with it, and the packages in it. */
export function compilerInputs(): string[] {
  inputs ??= [
    ...readInputs([
      'src/playground/build',
      'src/playground/compiler',
      'src/playground/protocol.ts',
      'tests/playground/browser-compiler.ts',
      'tests/playground/in-page.ts',
      'tests/playground/kit-runs.ts',
      'tests/playground/read-built-files.ts',
      'tests/playground/serve.ts',
    ]),
    ...listVersions(['@rslib/core', bindingName, 'typescript-6', 'less', 'rolldown']),
  ];
  return inputs;
}
