import type { Probe } from '../../website/statements/statement.ts';
import { typescriptAliases } from '../examples/workspace.ts';
import { hashInputs, listVersions, readInputs } from '../verify/inputs.ts';
import { listConsumed } from './consumed.ts';
import type { LoadedProbes } from './load-probes.ts';
import type { PageStatement } from './page-statements.ts';
import { toSource } from './to-source.ts';

/** The code that runs probes. */
const runner = readInputs(['tests/statements/run-probe.ts', 'tests/statements/to-source.ts']);

/** Folder of a recorded run, from the root. */
function recordingFolder(name: string): string {
  return `website/examples/${name.replace('/', '/recorded/')}`;
}

/** Names of the probes of a page, which are unique: a statement can have several. */
export function nameProbes({ pageId, probes }: LoadedProbes): string[] {
  const counts = new Map<string, number>();
  return probes.map(({ heading, words }) => {
    const name = `statements/${pageId}${heading && `#${heading}`}: ${words}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** The statements of a page that a probe names. */
export function findStatements(
  { heading, words }: Pick<Probe, 'heading' | 'words'>,
  statements: readonly PageStatement[],
): PageStatement[] {
  return statements.filter((found) => found.heading === heading && found.text.startsWith(words));
}

/** Hash of everything that a probe is made from, and of the statement. */
export function hashProbe(
  probe: Probe,
  head: string,
  statements: readonly PageStatement[],
): string {
  const { files, config, see, options } = probe;
  const { typescript = '7', packages = [], recording, consumed } = options;
  const texts = findStatements(probe, statements).map(({ text }) => text);
  const versions = listVersions(['@rslib/core', ...packages, typescriptAliases[typescript]]);
  const parts = [head, files, toSource(config), String(see), options, texts];
  if (recording) return hashInputs([...parts, readInputs([recordingFolder(recording)])]);
  if (consumed) return hashInputs([...parts, [...listConsumed(consumed.packageName)]]);
  return hashInputs([...parts, versions, runner]);
}
