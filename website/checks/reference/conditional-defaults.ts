import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RslibConfig } from '@rslib/core';
import { websiteRoot } from '../roots.ts';
import type { OptionPage } from './option-pages.ts';

/** A default that applies in some configs only, stated in a sentence, a table or a comment. */
export type ConditionalDefault = {
  option: string;
  /** Config in which it applies. */
  when: RslibConfig;
  value: unknown;
  other: unknown;
  /** Strings that one statement of the page must contain: the value and the condition. */
  says: string[];
};

type Plugin = NonNullable<RslibConfig['plugins']>[number];

// Only installed for the examples, so without its types.
const { pluginModuleFederation }: { pluginModuleFederation: (...options: object[]) => Plugin } =
  createRequire(join(websiteRoot, 'examples/package.json'))('@module-federation/rsbuild-plugin');

const federated: RslibConfig = {
  lib: [{ format: 'mf', plugins: [pluginModuleFederation({ name: 'defaults', dts: false }, {})] }],
};

/** Configs of formats that bundle dependencies. */
const bundled: RslibConfig[] = [federated, { format: 'umd' }, { format: 'iife' }];

export const conditionalDefaults: ConditionalDefault[] = [
  {
    option: 'output.target',
    when: federated,
    value: 'web',
    other: 'node',
    says: ["'web'", 'mf'],
  },
  {
    option: 'output.filenameHash',
    when: federated,
    value: true,
    other: false,
    says: ['true', 'mf'],
  },
  ...bundled.map((when) => ({
    option: 'output.autoExternal',
    when,
    value: false,
    other: true,
    says: ['esm', 'cjs', 'true', 'false'],
  })),
  {
    option: 'output.dataUriLimit',
    when: { format: 'umd' },
    value: 4096,
    other: 0,
    says: ['esm', 'cjs', '4 KiB'],
  },
  {
    option: 'output.emitCss',
    when: { output: { target: 'web' } },
    value: true,
    other: false,
    says: ['true', 'web'],
  },
  {
    option: 'resolve.mainFields',
    when: { output: { target: 'web' } },
    value: ['browser', 'module', 'main'],
    other: ['main'],
    says: ['web', "['browser', 'module', 'main']"],
  },
  {
    option: 'performance.printFileSize.compressed',
    when: { output: { target: 'node' } },
    value: false,
    other: true,
    says: ['compressed', 'web', 'node'],
  },
  {
    option: 'lib.wasm',
    when: {},
    value: { mode: 'compile' },
    other: false,
    says: ['bundle: ', "{ mode: 'compile' }"],
  },
  {
    option: 'lib.wasm',
    when: { bundle: false },
    value: { mode: 'preserve' },
    other: { mode: 'compile' },
    says: ['bundleless: ', "{ mode: 'preserve' }"],
  },
];

/** Defaults of the list that a page does not state. */
export function findUndocumentedDefaults(
  { option, says }: ConditionalDefault,
  pages: readonly OptionPage[],
): string[] {
  return pages
    .filter(({ title }) => option === title || option.startsWith(`${title}.`))
    .filter(
      ({ statements }) =>
        !statements.some((statement) => says.every((word) => statement.includes(word))),
    )
    .map(({ file }) => `${file} does not say in one place: ${says.join(', ')} (${option})`);
}
