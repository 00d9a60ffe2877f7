import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRslib, loadConfig, mergeRslibConfig, type RslibConfig } from '@rslib/core';
import { limitTo } from '../../tests/examples/concurrency.ts';
import { type ExampleRun, readKit } from '../../tests/examples/kit.ts';
import { normalizeTerminal } from '../../tests/examples/normalize.ts';
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

/** For builds that change what this process has once: its working directory, its console. */
const alone = limitTo(1);

async function readOutput(project: string): Promise<string> {
  const files = (await listProjectFiles(project)).filter((file) => file.startsWith('dist/'));
  const texts = await Promise.all(
    files.map(async (file) => `${file}\n${await readFile(join(project, file), 'utf8')}`),
  );
  return texts.join('\n').replaceAll(project, '/project');
}

/** Adds a config to that of the project and builds it, in this process. */
async function buildProject(cwd: string, config: RslibConfig): Promise<void> {
  const before = process.cwd();
  // Declarations are made by a process that takes the folder from this one.
  process.chdir(cwd);
  try {
    const { content } = await loadConfig({ cwd });
    const own = mergeRslibConfig(content ?? {}, { logLevel: 'silent' }, config);
    const rslib = await createRslib({ cwd, config: own });
    const { close } = await rslib.build();
    await close();
  } finally {
    process.chdir(before);
  }
}

/** The files that a build of a kit writes, and whether it succeeds. */
export function buildKit(name: string, given: Partial<ExampleRun> = {}): Observe {
  const example: ExampleRun = {
    files: {},
    typescript: '7',
    install: [],
    commands: [],
    exitCode: 0,
    ...given,
  };
  return (config) =>
    alone(async () => {
      const { project, remove } = await createWorkspace(readKit(name), example);
      try {
        const result = await buildProject(project, config).then(
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
export function filesFrom(files: Files): Observe {
  return async (config) => [await buildFiles(files, { logLevel: 'silent', ...config })];
}

/** What a build of these files prints. */
export function consoleFrom(files: Files): Observe {
  return (config) =>
    alone(async () => {
      const { log } = console;
      const lines: string[] = [];
      console.log = (...texts: unknown[]) => lines.push(texts.join(' '));
      try {
        // Without a level, that of the build before would count.
        await buildFiles(files, { logLevel: 'info', ...config });
      } finally {
        console.log = log;
      }
      return [normalizeTerminal(lines.join('\n'), tmpdir())];
    });
}
