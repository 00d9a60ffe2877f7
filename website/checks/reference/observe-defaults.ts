import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRslib, loadConfig, mergeRslibConfig, type RslibConfig } from '@rslib/core';
import { writeFiles } from 'docs-engine/testing/temporary-folder.ts';
import { limitTo } from '../../../tests/examples/concurrency.ts';
import { type ExampleRun, readKit } from '../../../tests/examples/kit.ts';
import { normalizeTerminal } from '../../../tests/examples/normalize.ts';
import { createWorkspace, listProjectFiles } from '../../../tests/examples/workspace.ts';

/** Turns a config into strings to compare. The first one that an option changes counts. */
export type Observe = (config: RslibConfig) => Promise<string[]>;

/** The resolved configs of Rspack, and of Rsbuild for options that Rspack does not receive. */
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

/** For builds that change process-wide state: the working directory and the console. */
const alone = limitTo(1);

async function readOutput(project: string): Promise<string> {
  const files = (await listProjectFiles(project)).filter((file) => file.startsWith('dist/'));
  const texts = await Promise.all(
    files.map(async (file) => `${file}\n${await readFile(join(project, file), 'utf8')}`),
  );
  return texts.join('\n').replaceAll(project, '/project');
}

/** Builds a project with an additional config, in this process. */
async function buildProject(cwd: string, config: RslibConfig): Promise<void> {
  const before = process.cwd();
  // The process that writes declarations inherits the working directory.
  process.chdir(cwd);
  try {
    const { content } = await loadConfig({ cwd });
    const merged = mergeRslibConfig(content ?? {}, { logLevel: 'silent' }, config);
    const rslib = await createRslib({ cwd, config: merged });
    const { close } = await rslib.build();
    await close();
  } finally {
    process.chdir(before);
  }
}

/** Output files of a kit, and whether its build succeeds. */
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

/** Builds files in this process, much faster than a kit. */
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

/** Output files of a build of these files. */
export function filesFrom(files: Files): Observe {
  return async (config) => [await buildFiles(files, { logLevel: 'silent', ...config })];
}

/** Console output of a build of these files. */
export function consoleFrom(files: Files): Observe {
  return (config) =>
    alone(async () => {
      const { log } = console;
      const lines: string[] = [];
      console.log = (...texts: unknown[]) => lines.push(texts.join(' '));
      try {
        // Without a level, the level of the previous build would apply.
        await buildFiles(files, { logLevel: 'info', ...config });
      } finally {
        console.log = log;
      }
      return [normalizeTerminal(lines.join('\n'), tmpdir())];
    });
}
