import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodedFiles, PlaygroundManifest } from '../page/manifest.ts';
import type { CompilerManifest, ProjectFiles } from '../protocol.ts';
import { buildCompiler, type CompilerFiles } from './compiler-files.ts';
import { readKitProject } from './kit-project.ts';
import { shortHash } from './module.ts';
import { packageRoot } from './paths.ts';
import { samples } from './samples.ts';

type ExtraFile = {
  path: string;
  key: string;
  read: () => string | Promise<Uint8Array>;
};

const folder = 'isolated/';

function encode(files: ProjectFiles): EncodedFiles {
  return Object.fromEntries(
    Object.entries(files).map(([path, contents]) => [
      path,
      typeof contents === 'string'
        ? contents
        : { base64: Buffer.from(contents).toString('base64') },
    ]),
  );
}

function createText(path: string, text: string): ExtraFile {
  return { path, key: shortHash(text), read: () => text };
}

/** Files of the kits, one file for each sample. */
async function createSamples(): Promise<[name: string, file: ExtraFile][]> {
  return Promise.all(
    samples.map(async ({ kit, run }): Promise<[string, ExtraFile]> => {
      const directory = join(packageRoot, 'examples', kit);
      const { runs } = JSON.parse(await readFile(join(directory, 'example.json'), 'utf8'));
      const { config, files = {} } = runs[run];
      const text = JSON.stringify(encode(readKitProject(directory, { config, files })));
      return [kit, createText(`${folder}${kit}.${shortHash(text)}.json`, text)];
    }),
  );
}

async function listCompilerFiles({ directory }: CompilerFiles): Promise<ExtraFile[]> {
  const names = (await readdir(directory)).filter((name) => !name.endsWith('.json'));
  return names.map((name) => ({
    path: folder + name,
    // It holds a hash.
    key: name,
    read: () => readFile(join(directory, name)),
  }));
}

/** URLs relative to the base of the site. */
function toUrls(manifest: CompilerManifest): CompilerManifest {
  const toUrl = (name: string): string => folder + name;
  return {
    ...manifest,
    worker: toUrl(manifest.worker),
    thread: toUrl(manifest.thread),
    module: toUrl(manifest.module),
    moduleParts: manifest.moduleParts.map(toUrl),
  };
}

/** The compiler, the samples, and `playground.json`, which names them. */
export async function listExtraFiles(): Promise<ExtraFile[]> {
  const compiler = await buildCompiler();
  const sampleFiles = await createSamples();
  const manifest: PlaygroundManifest = {
    compiler: toUrls(compiler.manifest),
    samples: Object.fromEntries(sampleFiles.map(([name, { path }]) => [name, path])),
  };
  return [
    ...(await listCompilerFiles(compiler)),
    ...sampleFiles.map(([, file]) => file),
    createText('playground.json', JSON.stringify(manifest)),
  ];
}
