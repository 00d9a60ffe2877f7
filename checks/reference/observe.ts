import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createRslib, mergeRslibConfig, type RslibConfig } from '@rslib/core';
import { engineRoot } from '#engine/build/project.ts';
import { type ExampleRun, readKit } from '../../tests/examples/kit.ts';
import { limitTo } from '../../tests/examples/limit.ts';
import { normaliseTerminal } from '../../tests/examples/normalise.ts';
import { createWorkspace, listProjectFiles } from '../../tests/examples/workspace.ts';
import { writeFiles } from '../../tests/support/temporary-folder.ts';

/** What Rslib makes of a config, as texts that can be compared: the first that shows an option counts. */
export type Observe = (config: RslibConfig) => Promise<string[]>;

/** The resolved configs of Rspack, and those of Rsbuild for what Rspack does not get to know. */
export function inspectIn(cwd: string): Observe {
  return async (config) => {
    const rslib = await createRslib({ cwd, config });
    const { rsbuildConfig, environmentConfigs, bundlerConfigs } = await rslib.inspectConfig({
      mode: 'production',
      verbose: true,
    });
    return [bundlerConfigs.join('\n'), [rsbuildConfig, ...environmentConfigs].join('\n')];
  };
}

const run = promisify(execFile);
const limit = limitTo(2);
const bin = join(engineRoot, 'node_modules/@rslib/core/bin/rslib.js');

/** Adds a config to that of the kit. */
function writeConfig(config: RslibConfig): string {
  return `import { loadConfig, mergeRslibConfig } from '@rslib/core';

const { content } = await loadConfig({});
export default mergeRslibConfig(content ?? {}, ${JSON.stringify(config)});
`;
}

async function readOutput(project: string): Promise<string> {
  const files = (await listProjectFiles(project)).filter((file) => file.startsWith('dist/'));
  const texts = await Promise.all(
    files.map(async (file) => `${file}\n${await readFile(join(project, file), 'utf8')}`),
  );
  return texts.join('\n').replaceAll(project, '/project');
}

/** The files that a build of a kit writes, and whether it succeeds. */
export function buildKit(name: string, given: Partial<ExampleRun> = {}): Observe {
  const example: ExampleRun = { files: {}, typescript: '7', commands: [], exitCode: 0, ...given };
  return (config) =>
    limit(async () => {
      const { project, remove } = await createWorkspace(readKit(name), example);
      try {
        await writeFile(join(project, 'observe.config.mjs'), writeConfig(config));
        const args = [bin, '-c', 'observe.config.mjs', '--log-level', 'silent'];
        const result = await run(process.execPath, args, { cwd: project }).then(
          () => 'built',
          () => 'failed',
        );
        return [`${result}\n${await readOutput(project)}`];
      } finally {
        await remove();
      }
    });
}

type Files = Record<string, string>;

/** Builds files in this process, which takes a fraction of the time that a kit takes. */
async function buildFiles(files: Files, config: RslibConfig): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'defaults-'));
  try {
    await writeFiles(cwd, files);
    const rslib = await createRslib({
      cwd,
      config: mergeRslibConfig({ performance: { buildCache: false } }, config),
    });
    const { close } = await rslib.build();
    await close();
    return await readOutput(cwd);
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

/** The files that a build of these files writes. */
export function writtenFrom(files: Files): Observe {
  return async (config) => [await buildFiles(files, { logLevel: 'silent', ...config })];
}

const alone = limitTo(1);

/** What a build of these files prints. */
export function printedFrom(files: Files): Observe {
  return (config) =>
    alone(async () => {
      const { log } = console;
      const lines: string[] = [];
      console.log = (...texts: unknown[]) => lines.push(texts.join(' '));
      try {
        await buildFiles(files, config);
      } finally {
        console.log = log;
      }
      return [normaliseTerminal(lines.join('\n'), tmpdir())];
    });
}
