import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import {
  type Cell,
  type LibraryPackage,
  newestNode,
  type Tool,
} from '../../website/consumers/define.ts';
import { packages, tools } from '../../website/consumers/index.ts';
import type { CellResult } from '../../website/consumers/results.ts';
import { readResults } from '../support/consumer-results.ts';
import { manyWindowsOptions, chromium as requirement } from '../system/browsers.ts';
import { ensurePrograms } from '../system/ensure-programs.ts';
import { ensureInstalled, readVersion } from './cache.ts';
import { compareResults, writeResults } from './results.ts';
import { listDependencies, runCell } from './run-cell.ts';

const usage = `Usage: npm run consumers [-- --missing] [-- word …]

Installs packages that Rslib has built into applications, and looks at what happens.
word       runs only packages and tools with this name, such as \`css-files vite\`
--missing  runs only cells without a result`;

/** What is named by words, or everything. */
function select<T extends { name: string }>(all: readonly T[], words: readonly string[]): T[] {
  const named = all.filter(({ name }) => words.includes(name));
  return named.length > 0 ? named : [...all];
}

async function listVersions(tool: Tool, folder: string): Promise<string[]> {
  const names = tool.install.map((spec) => spec.replace(/(?<=.)@.*$/, ''));
  const versions = names.map(async (name) => `${name} ${await readVersion(folder, name)}`);
  return [...(await Promise.all(versions)), `Node.js ${tool.node ?? newestNode}`];
}

function print(tool: Tool, { package: name, cell, result, seen, setting, control }: CellResult) {
  console.log(`${tool.name}  ${name}, ${cell}: ${result}: ${seen}`);
  if (setting) console.log(`    with ${setting}`);
  if (control) console.log(`    in the application itself: ${control}`);
}

/** Whether a tool has this cell for this package. */
function isCell({ place, unless }: Cell, { uses }: LibraryPackage): boolean {
  return uses[place] !== undefined && !(unless && uses[unless]);
}

async function runTool(
  tool: Tool,
  libraries: readonly LibraryPackage[],
  onlyMissing: boolean,
): Promise<string[]> {
  const version = tool.node ?? newestNode;
  const nodeFolder = await ensureInstalled(`node-${version}`, [`node@${version}`]);
  const dependencies = listDependencies(tool);
  const folder = await ensureInstalled(
    tool.name,
    Object.entries(dependencies).map(([name, range]) => `${name}@${range}`),
  );
  const browser = await chromium.launch(manyWindowsOptions);
  const environment = { folder, node: `${nodeFolder}/node_modules/node/bin`, browser };
  const before = readResults(tool.name)?.cells ?? [];
  const results: CellResult[] = [];
  const versions = await listVersions(tool, folder);
  const exists = ({ package: name, cell }: CellResult) =>
    packages.some(
      (library) =>
        library.name === name &&
        tool.cells.some((own) => own.name === cell && isCell(own, library)),
    );
  const isKnown = (library: LibraryPackage, cell: Cell) =>
    before.some((known) => known.package === library.name && known.cell === cell.name);
  try {
    for (const library of libraries) {
      for (const cell of tool.cells) {
        if (!isCell(cell, library) || (onlyMissing && isKnown(library, cell))) continue;
        const result = await runCell({ tool, library, cell, environment });
        if (!result) {
          console.log(`${tool.name}  ${library.name}, ${cell.name}: the tool crashed, no result`);
          continue;
        }
        print(tool, result);
        results.push(result);
        writeResults(tool.name, versions, results, exists);
      }
    }
  } finally {
    await browser.close();
  }
  return compareResults(before, results).map((line) => `${tool.name}  ${line}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, missing: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(usage);
  const known = new Set([...packages, ...tools].map(({ name }) => name));
  const unknown = positionals.filter((word) => !known.has(word));
  if (unknown.length > 0) {
    throw new Error(
      `No package or tool is named ${unknown.join(', ')}. There are: ${[...known].join(', ')}`,
    );
  }
  ensurePrograms([requirement]);
  const differences: string[] = [];
  for (const tool of select(tools, positionals)) {
    differences.push(...(await runTool(tool, select(packages, positionals), values.missing)));
  }
  console.log(
    differences.length > 0 ? `\nChanged:\n${differences.join('\n')}` : '\nNothing changed',
  );
}

await main();
