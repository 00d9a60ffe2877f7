import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeFiles } from 'docs-engine/testing/temporary-folder.ts';
import type { LibraryPackage } from '../../website/consumers/define.ts';
import { toSource } from '../statements/to-source.ts';
import { repositoryRoot } from '../support/roots.ts';
import { ensureFolder } from './cache.ts';

const run = promisify(execFile);

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    rootDir: 'src',
    types: [],
    allowJs: false,
  },
  include: ['src'],
};

function listSources({ name, files, config, manifest }: LibraryPackage): LibraryPackage['files'] {
  const fields = {
    name,
    version: '1.0.0',
    type: 'module',
    main: './dist/index.js',
    exports: './dist/index.js',
    files: ['dist'],
    ...manifest,
  };
  return {
    'package.json': JSON.stringify(fields, undefined, 2),
    'tsconfig.json': JSON.stringify(tsconfig),
    'rslib.config.mjs': `export default ${toSource(config)};\n`,
    ...files,
  };
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** Builds a package with the Rslib of the repository, and returns the path of its tarball. */
export async function buildPackage(library: LibraryPackage): Promise<string> {
  const core = path.join(repositoryRoot, 'node_modules/@rslib/core');
  const { version } = await readJson(path.join(core, 'package.json'));
  const sources = listSources(library);
  const folder = await ensureFolder(library.name, [version, sources], async (project) => {
    await writeFiles(project, sources);
    await mkdir(path.join(project, 'node_modules/@rslib'), { recursive: true });
    await symlink(core, path.join(project, 'node_modules/@rslib/core'));
    for (const name of ['typescript', 'react', '@types']) {
      const target = path.join(repositoryRoot, 'node_modules', name);
      await symlink(target, path.join(project, 'node_modules', name));
    }
    const bin = path.join(core, 'bin/rslib.js');
    const { stdout } = await run(process.execPath, [bin], { cwd: project });
    await writeFile(path.join(project, 'rslib.log'), stdout);
    await run('npm', ['pack', '--silent'], { cwd: project });
  });
  const tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error(`${folder} has no tarball: remove it`);
  return path.join(folder, tarball);
}
