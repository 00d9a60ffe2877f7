import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../tests/consumers/cache.ts';
import { newestNode } from '../../website/consumers/define.ts';
import { logProgress } from '../progress.ts';
import { buildLibrary } from './build.ts';
import { saveRound } from './results.ts';
import { sizes } from './source.ts';
import { libraryTools } from './tools.ts';

/** A folder for each tool, with the same newest Node.js, outside the repository. */
function install({ name, install: packages }: (typeof libraryTools)[number]): Promise<string> {
  return ensureInstalled(`library-tools-${name}`, [...packages, `node@${newestNode}`]);
}

/**
 * Adds rounds to the results: builds a library with each tool in turn, so that other load on the
 * machine meets all of them. Arguments are numbers of modules, by default all.
 */
export async function runLibraryTools(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '1' }, tool: { type: 'string' } },
  });
  const unknown = positionals.find((word) => !sizes.some((size) => `${size}` === word));
  if (unknown) throw new Error(`"${unknown}" is no size. Numbers of modules: ${sizes.join(', ')}`);
  const chosen = sizes.filter(
    (size) => positionals.length === 0 || positionals.includes(`${size}`),
  );
  const tools = libraryTools.filter(({ name }) => !values.tool || name === values.tool);
  if (tools.length === 0) {
    const names = libraryTools.map(({ name }) => name).join(', ');
    throw new Error(`--tool: unknown tool "${values.tool}". Tools: ${names}`);
  }
  const folders = new Map<string, string>();
  for (const tool of tools) folders.set(tool.name, await install(tool));
  for (let round = 0; round < Number(values.rounds); round++) {
    const first = randomInt(tools.length);
    for (const modules of chosen) {
      for (let turn = 0; turn < tools.length; turn++) {
        const tool = tools[(first + turn) % tools.length] as (typeof tools)[number];
        const result = await buildLibrary(tool, folders.get(tool.name) as string, modules);
        const { cold, warm } = result;
        logProgress(
          `${tool.name}, ${modules} modules: ${cold.cpu} CPU s, ${cold.wall} s, ${cold.memory} MB${warm ? `; after a change ${warm.cpu} CPU s, ${warm.wall} s` : ''}`,
        );
        saveRound(tool, { modules, ...result }, libraryTools);
      }
    }
  }
}
