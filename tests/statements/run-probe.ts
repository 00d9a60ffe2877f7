import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeFiles } from 'docs-engine/testing/temporary-folder.ts';
import type { Probe, Seen } from '../../website/statements/statement.ts';
import { normalizeTerminal } from '../examples/normalize.ts';
import { runCommand } from '../examples/run-command.ts';
import { linkPackage, listProjectFiles, locatePackage } from '../examples/workspace.ts';
import { ensureTools } from '../releases/tools.ts';
import { toSource } from './to-source.ts';

/** The tsconfig that the pages recommend. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    rootDir: 'src',
    types: [],
  },
  include: ['src'],
};

const manifest = { name: 'demo', version: '1.0.0', type: 'module' };

export type Folders = { project: string; home: string; remove: () => Promise<void> };

/** Files of the project: those of the probe, its config, and what nearly every project has. */
function listProbeFiles({ files, config }: Pick<Probe, 'files' | 'config'>): Probe['files'] {
  const hasTypes = Object.keys(files).some((file) => /\.[cm]?tsx?$/.test(file));
  return {
    'package.json': JSON.stringify(manifest),
    ...(hasTypes && { 'tsconfig.json': JSON.stringify(tsconfig) }),
    ...(typeof config === 'string' && { 'rslib.config.ts': config }),
    ...(typeof config === 'object' && {
      'rslib.config.mjs': `export default ${toSource(config)};\n`,
    }),
    ...files,
  };
}

async function createFolders(probe: Probe): Promise<Folders> {
  const root = await mkdtemp(path.join(await realpath(os.tmpdir()), 'probe-'));
  const remove = () => rm(root, { recursive: true, force: true });
  const folders = { project: path.join(root, 'demo'), home: path.join(root, 'home'), remove };
  await mkdir(folders.home);
  await writeFiles(folders.project, listProbeFiles(probe));
  const { typescript = '7', packages = [], install = [] } = probe.options;
  const tools = await ensureTools(install);
  const names = ['@rslib/core', ...(typescript === 'none' ? [] : ['typescript']), ...packages];
  await mkdir(path.join(folders.project, 'node_modules/.bin'), { recursive: true });
  for (const name of names) {
    if (existsSync(path.join(folders.project, 'node_modules', name))) continue;
    if (tools.some((tool) => tool.name === name)) continue;
    const target = locatePackage(folders.project, name, undefined, { typescript });
    await linkPackage(folders.project, name, target);
  }
  for (const { name, folder } of tools) {
    await linkPackage(folders.project, name, folder);
  }
  return folders;
}

type Contents = Map<string, string>;

async function readContents(project: string): Promise<Contents> {
  const files = await listProjectFiles(project);
  const texts = files.map((file) => readFile(path.join(project, file), 'utf8'));
  return new Map((await Promise.all(texts)).map((text, index) => [files[index] as string, text]));
}

async function runAll(probe: Probe, folders: Folders): Promise<Pick<Seen, 'output' | 'exitCode'>> {
  const { run = ['npx rslib'], fails = false } = probe.options;
  let output = '';
  let lastCode: number | null = 0;
  for (const [index, command] of run.entries()) {
    const mayFail = fails && index === run.length - 1;
    const result = await runCommand(command, folders, { warm: !mayFail });
    output += `${normalizeTerminal(result.output, folders.project)}\n`;
    lastCode = result.exitCode;
    if ((lastCode !== 0) !== mayFail) {
      throw new Error(`\`${command}\` ended with ${lastCode}\n\n${output}`);
    }
  }
  return { output, exitCode: lastCode };
}

/** Makes the names of scripts unique. */
let runs = 0;

/** Runs the commands of a probe in a new project, which the caller removes. */
export async function runProbe(probe: Probe): Promise<Seen & Pick<Folders, 'remove'>> {
  const folders = await createFolders(probe);
  const before = await readContents(folders.project);
  const { output, exitCode } = await runAll(probe, folders).catch(async (error) => {
    await folders.remove();
    throw error;
  });
  const after = await readContents(folders.project);
  const files = [...after]
    .filter(([file, text]) => before.get(file) !== text)
    .map(([file]) => file);
  const text = (file: string): string => {
    const content = after.get(file);
    if (content !== undefined) return content;
    throw new Error(`${file} does not exist. Files: ${[...after.keys()].join(', ')}\n\n${output}`);
  };
  const node = async (code: string): Promise<string> => {
    runs += 1;
    const script = `probe-${runs}.mjs`;
    await writeFiles(folders.project, { [script]: code });
    // Probes that share a run can call this at the same time, and a home has one log.
    const home = await mkdtemp(`${folders.home}-`);
    const result = await runCommand(`node ${script}`, { project: folders.project, home });
    return normalizeTerminal(result.output, folders.project);
  };
  const has = (file: string) => after.has(file);
  return { text, has, files, output, exitCode, node, remove: folders.remove };
}
