import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { EncodedFiles, PlaygroundManifest, SampleFile } from '../page/manifest.ts';
import { mapUrls } from '../page/map-urls.ts';
import type { ProjectFiles } from '../protocol.ts';
import { buildCompiler, type CacheFolder, type CompilerFiles } from './compiler-files.ts';
import { type Compressed, compressPart } from './compress-module.ts';
import { readOwnFiles, readPackages } from './kit-project.ts';
import type { License } from './licenses.ts';
import { shortHash } from './module.ts';
import { readOptionHints } from './option-hints.ts';
import { listSamplesByFile, menu, readRun } from './samples.ts';
import { readPackageVersions } from './versions.ts';

type ExtraFile = {
  path: string;
  key: string;
  read: () => string | Promise<Uint8Array>;
  compress?: 'quick' | 'best' | (() => Promise<Compressed>);
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

function createJson(name: string, value: unknown): ExtraFile {
  const text = JSON.stringify(value);
  return createText(`${folder}${name}.${shortHash(text)}.json`, text);
}

/** Files of one sample. `packages` collects those of its packages, which samples share. */
function createSample(sample: string, packages: Map<string, ExtraFile>): ExtraFile {
  const { directory, run } = readRun(sample);
  const files = readOwnFiles(directory, run);
  const packagePaths = Object.entries(readPackages(directory, files)).map(([name, contents]) => {
    const file = createJson(name.replace(/\W/g, '-'), encode(contents));
    packages.set(file.path, file);
    return [name, basename(file.path)];
  });
  const encoded: SampleFile = {
    files: encode(files),
    packages: Object.fromEntries(packagePaths),
  };
  return createJson(sample.replace('/', '-'), encoded);
}

/** For readers of a deployment, a smaller compiler is worth seconds of the build, and not to others. */
const scriptCompression = process.env.DOCS_COMPRESS_MODULE ? 'best' : 'quick';

async function listCompilerFiles(
  { directory }: CompilerFiles,
  cacheFolder: CacheFolder,
): Promise<ExtraFile[]> {
  const names = (await readdir(directory)).filter((name) => !name.endsWith('.json'));
  const files = names.map(async (name): Promise<ExtraFile> => {
    const file = join(directory, name);
    const part = name.endsWith('.wasm') ? await compressPart(file, name, cacheFolder) : undefined;
    return {
      path: folder + name,
      // The name holds a hash.
      key: part ? `${name} best` : name,
      read: () => readFile(file),
      compress: part ? async () => part : scriptCompression,
    };
  });
  return Promise.all(files);
}

/** The compiler, the samples of the menu and of code blocks, and `playground.json`. */
export async function listExtraFiles(
  cacheFolder: CacheFolder,
): Promise<{ files: ExtraFile[]; licenses: License[]; note?: string }> {
  const compiler = await buildCompiler(cacheFolder);
  const packages = new Map<string, ExtraFile>();
  const names = new Set([...menu, ...listSamplesByFile().values()]);
  const samples = [...names].map((name) => [name, createSample(name, packages)] as const);
  const hints = ['en', 'zh'].map(
    (lang) => [lang, createJson(`options-${lang}`, readOptionHints(lang))] as const,
  );
  const manifest: PlaygroundManifest = {
    // Relative to the base of the site.
    compiler: mapUrls(compiler.manifest, (name) => folder + name),
    packages: readPackageVersions(),
    menu,
    samples: Object.fromEntries(samples.map(([name, { path }]) => [name, path])),
    hints: Object.fromEntries(hints.map(([lang, { path }]) => [lang, path])),
  };
  const files = [
    ...(await listCompilerFiles(compiler, cacheFolder)),
    ...samples.map(([, file]) => file),
    ...packages.values(),
    ...hints.map(([, file]) => file),
    createText('playground.json', JSON.stringify(manifest)),
  ];
  const isLarge = files.some(
    ({ path, compress }) => path.endsWith('.wasm') && compress === 'quick',
  );
  const note = '1.6 MB larger than with DOCS_COMPRESS_MODULE=1, which takes a minute once';
  return { files, licenses: compiler.licenses, ...(isLarge && { note: `compiler  ${note}` }) };
}
