import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type {
  LibraryToolResults,
  Run,
  SizeResults,
  ToolResults,
} from '../../website/benchmarks/library-tools.ts';
import { newestNode } from '../../website/consumers/define.ts';
import { repositoryRoot } from '../repository.ts';
import type { LibraryTool } from './tools.ts';

/** A build of a size, for the largest also the next one after a change, and what they wrote. */
export type Round = { modules: number; bytes: SizeResults['bytes']; cold: Run; warm?: Run };

const file = join(repositoryRoot, 'website/benchmarks/library-tools.json');

/** Results so far; none if they are those of another Node.js or machine. */
function readResults(): ToolResults[] {
  if (!existsSync(file)) return [];
  const { node, cores, tools }: LibraryToolResults = JSON.parse(readFileSync(file, 'utf8'));
  return node === newestNode && cores === availableParallelism() ? tools : [];
}

const listVersions = ({ install }: LibraryTool) =>
  install.map((spec) => spec.replace(/(?<=.)@/, ' '));

function addRound(sizes: readonly SizeResults[], { modules, bytes, cold, warm }: Round) {
  const known = sizes.find((size) => size.modules === modules);
  const added = {
    modules,
    bytes,
    cold: [...(known?.cold ?? []), cold],
    warm: warm ? [...(known?.warm ?? []), warm] : [],
  };
  return [...sizes.filter((size) => size !== known), added].sort((a, b) => a.modules - b.modules);
}

/** Adds a round of a tool to the results. Earlier ones of other releases are dropped. */
export function saveRound(tool: LibraryTool, round: Round, all: readonly LibraryTool[]): void {
  const results = readResults();
  const versions = listVersions(tool);
  const known = results.find(
    (result) => result.tool === tool.name && `${result.versions}` === `${versions}`,
  );
  const result = { tool: tool.name, versions, sizes: addRound(known?.sizes ?? [], round) };
  const byName = new Map([...results, result].map((one) => [one.tool, one]));
  const tools = all.flatMap(({ name }) => byName.get(name) ?? []);
  const written: LibraryToolResults = { node: newestNode, cores: availableParallelism(), tools };
  writeFileSync(file, `${JSON.stringify(written, undefined, 2)}\n`);
}
