import { versions } from 'virtual:versions';
import type { RslibConfig } from '@rslib/core';
import { isInsideProject } from '../project-path.ts';
import type { BuildRequest, BuildResult, OutputFile, Problem, ProjectFiles } from '../protocol.ts';
import { awaitJavascript, reportJavascript } from './build-order.ts';
import { compress } from './compress.ts';
import { ConfigError, configFile } from './config/limits.ts';
import { loadConfig } from './config/load-config.ts';
import { environment, ProcessExit } from './globals.ts';
import { print, takeLog } from './log.ts';
import { loadTypes } from './plugins.ts';
import { findProblems } from './problems.ts';
import { projectRoot } from './project-root.ts';
import { createRslib } from './rslib.ts';
import { emptyDisk, readFolder, writeFile } from './volume.ts';

/** The folder in its path that is a file of the project, too. */
function findFileAsFolder(path: string, files: ProjectFiles): string | undefined {
  const segments = path.split('/').slice(0, -1);
  const folders = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
  return folders.find((folder) => Object.hasOwn(files, folder));
}

function writeProject(files: ProjectFiles): void {
  emptyDisk();
  for (const [path, contents] of Object.entries(files)) {
    if (!isInsideProject(path)) throw new Error(`"${path}" is no path inside the project.`);
    const file = findFileAsFolder(path, files);
    if (file)
      throw new Error(`"${path}" cannot be in "${file}": that is a file. Rename one of both.`);
    writeFile(`${projectRoot}/${path}`, contents);
  }
}

/** `dts` can also be at the top level, where every lib inherits it. */
function needsTypeScript({ lib, dts }: RslibConfig): boolean {
  return (lib?.length ? lib : [{}]).some((library) => {
    const option = library.dts ?? dts;
    return Boolean(option) && !(typeof option === 'object' && option.isolated === true);
  });
}

function loadTypeScript(files: ProjectFiles) {
  return Promise.all([import('./typescript.ts'), loadTypes(files)]);
}

async function prepareTypeScript(files: ProjectFiles): Promise<void> {
  const [{ writeTypeScriptLibs }, types] = await loadTypeScript(files);
  await writeTypeScriptLibs(files);
  for (const [path, text] of Object.entries(types)) {
    writeFile(`${projectRoot}/node_modules/${path}`, text);
  }
}

function leaveOutDeclarations(config: RslibConfig): RslibConfig {
  const lib = config.lib?.map((library) => ({ ...library, dts: false }));
  return { ...config, dts: false, ...(lib && { lib }) };
}

async function runRslib(
  config: RslibConfig,
  { logLevel }: Pick<BuildRequest, 'logLevel'>,
): Promise<void> {
  awaitJavascript();
  const rslib = await createRslib({
    cwd: projectRoot,
    config: {
      ...config,
      ...(logLevel && { logLevel }),
      root: projectRoot,
      // The persistent cache asks for a process id, which is a panic in WebAssembly.
      performance: { ...config.performance, buildCache: false },
      plugins: [
        ...(config.plugins ?? []),
        {
          name: 'playground:build-order',
          setup: (api) => api.onAfterEnvironmentCompile(reportJavascript),
        },
      ],
    },
  });
  const { close } = await rslib.build();
  await close();
}

/** As the command line does. */
function printFailure(error: unknown): void {
  const isRspackError = error instanceof Error && error.message === 'Rspack build failed.';
  if (!isRspackError) print('error   Failed to build.\n');
  const errors = error instanceof AggregateError ? error.errors : [error];
  for (const each of errors) print(`error   ${each instanceof Error ? each.message : each}\n`);
}

/** Undefined where the browser does not know the format. */
async function measure(
  bytes: Uint8Array,
  format: CompressionFormat | 'brotli',
): Promise<number | undefined> {
  try {
    return (await compress(bytes, format as CompressionFormat)).length;
  } catch {
    return undefined;
  }
}

async function describeOutput(path: string, contents: string | Uint8Array): Promise<OutputFile> {
  const bytes = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;
  const [gzipBytes = 0, brotliBytes] = await Promise.all([
    measure(bytes, 'gzip'),
    measure(bytes, 'brotli'),
  ]);
  return {
    path,
    contents,
    bytes: bytes.length,
    gzipBytes,
    ...(brotliBytes !== undefined && { brotliBytes }),
  };
}

function isUnchanged(before: string | Uint8Array | undefined, after: string | Uint8Array): boolean {
  if (typeof before === 'string' || typeof after === 'string') return before === after;
  return before !== undefined && Buffer.from(before).equals(Buffer.from(after));
}

/** In bytes. More would stop the page while it receives them. */
const maxOutputs = 10_000_000;

async function collectOutputs(files: ProjectFiles): Promise<OutputFile[]> {
  const changed = Object.entries(readFolder(projectRoot)).filter(
    ([path, contents]) => !(Object.hasOwn(files, path) && isUnchanged(files[path], contents)),
  );
  if (changed.reduce((sum, [, { length }]) => sum + length, 0) > maxOutputs) {
    throw new Error('The files of the build are larger than 10 MB, more than this page shows.');
  }
  return Promise.all(changed.map(([path, contents]) => describeOutput(path, contents)));
}

/** Nothing of an earlier build is left. */
function startProcess(): void {
  takeLog();
  process.exitCode = undefined;
  process.env = { ...environment };
}

/**
 * What `build` will write but for the declaration files, while TypeScript loads. Undefined for a
 * project that needs no TypeScript, or if it fails: then `build` says why.
 */
export async function buildJavascript(files: ProjectFiles): Promise<OutputFile[] | undefined> {
  startProcess();
  try {
    writeProject(files);
    const { config } = await loadConfig(files);
    if (!needsTypeScript(config)) return undefined;
    // `build` awaits it.
    loadTypeScript(files).catch(() => {});
    await runRslib(leaveOutDeclarations(config), {});
    return process.exitCode ? undefined : await collectOutputs(files);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return undefined;
  }
}

/**
 * Builds a project as `npx rslib` would, and returns what that leaves behind. `onLoaded` is called
 * when everything that the project needs of the compiler has loaded.
 */
export async function build(request: BuildRequest, onLoaded: () => void): Promise<BuildResult> {
  const { files, logLevel = 'info' } = request;
  const started = performance.now();
  startProcess();
  if (logLevel === 'info') print(`Rslib v${versions.rslib}\n\n`);
  let usedTypeScript = false;
  const problems: Problem[] = [];
  try {
    writeProject(files);
    const { config, notes } = await loadConfig(files);
    problems.push(...notes);
    usedTypeScript = needsTypeScript(config);
    if (usedTypeScript) await prepareTypeScript(files);
    onLoaded();
    await runRslib(config, request);
  } catch (error) {
    process.exitCode = 1;
    if (!(error instanceof ProcessExit)) printFailure(error);
    if (error instanceof ConfigError) problems.push(describeConfigError(error));
  }
  const outputs = await collectOutputs(files);
  const log = takeLog();
  return {
    succeeded: !process.exitCode,
    outputs,
    log,
    problems: [...problems, ...findProblems(log, files)],
    milliseconds: performance.now() - started,
    usedTypeScript,
  };
}

function describeConfigError({ message, position }: ConfigError): Problem {
  const { file = configFile, line, column = 0 } = position ?? {};
  return { message, file, ...(line && { line, column: column + 1 }) };
}
