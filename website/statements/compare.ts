import type { RslibConfig } from '@rslib/core';
import { toSource } from '../../tests/statements/to-source.ts';
import { type Probe, type ProbeFiles, type ProbeOptions, statement } from './statement.ts';

export type OtherTool = {
  /** The tool and what it needs, each as `name@version`. TypeScript alone is there already. */
  install?: readonly string[];
  /** Its config file. */
  config: string;
  /** Command that builds to `dist`. */
  build: string;
};

export type ComparisonOptions = Omit<ProbeOptions, 'run'> & {
  /** The command of the other tool and that of Rslib, if they are not plain builds. */
  commands?: readonly [theirs: string, ours: string];
};

/**
 * Proves a statement about both tools: builds the same files with the other tool, whose `dist` is
 * renamed to `theirs`, and then with Rslib. Either config can be missing.
 */
export type Compare = (
  words: string,
  files: ProbeFiles,
  theirs: object | string | undefined,
  ours: RslibConfig | string | undefined,
  see: Probe['see'],
  options?: ComparisonOptions,
) => void;

/** A function that compares another tool with Rslib. */
export function compareWith({ install, config, build }: OtherTool): Compare {
  return (words, files, theirs, ours, see, { commands, ...options } = {}) => {
    const source = typeof theirs === 'object' ? `export default ${toSource(theirs)};\n` : theirs;
    const [first, second] = commands ?? [build, 'npx rslib'];
    statement(words, { ...files, ...(source && { [config]: source }) }, ours, see, {
      ...(install && { install }),
      run: [first, 'mv dist theirs', second],
      ...options,
    });
  };
}

/**
 * Command that starts a build in watch mode, changes the source, and waits for the output. The
 * entry has to contain `first`; afterwards the output contains `second`. The source is changed more
 * than once, because a tool can build before it watches.
 */
export function watch(command: string, entry = 'src/index.js'): string {
  return `(${command} < /dev/null > watch.log 2>&1 & watching=$!
for i in $(seq 200); do
  if grep -qrs first dist; then echo "export const a = 'second'; // $i" > ${entry}; fi
  grep -qrs second dist && break
  sleep 0.5
done
cat watch.log; kill $watching; grep -qr second dist)`;
}

/** Proves what a sentence says about 0.x, with its last release. The config is code. */
export function before(
  words: string,
  files: ProbeFiles,
  config: string,
  see: Probe['see'],
  options: ProbeOptions = {},
): void {
  const source = `export default ${config};\n`;
  statement(words, { ...files, 'rslib.config.mjs': source }, undefined, see, {
    install: ['@rslib/core@0.23.2', 'typescript@5.9.3'],
    // For a plain command, a process of the current release is reused.
    run: ['true && npx rslib build'],
    ...options,
  });
}
