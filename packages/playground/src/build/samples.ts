import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KitRun, listKitFiles, listProjectFiles } from './kit-project.ts';
import { websiteRoot } from './paths.ts';

export const examplesRoot = join(websiteRoot, 'examples');
/** Written by `tests/playground/samples.test.ts`. */
export const offeredRunsFile = join(import.meta.dirname, 'offered-runs.json');

/** Samples of the menu, in its order. A sample is a run of a kit: `kit/run`. */
export const menu = [
  'hello-kit/dts',
  'hello-kit/dual',
  'umd-kit/string',
  'react-button/bundleless',
  'sheet-kit/styled',
  'redirect-gallery/default',
  'svg-badge/bundle',
  'json-rates/bundle',
];

/** Runs that the playground builds to their recording. */
export function readOfferedRuns(): string[] {
  return JSON.parse(readFileSync(offeredRunsFile, 'utf8'));
}

export function readRun(sample: string): { directory: string; run: KitRun } {
  const [kit = '', name = ''] = sample.split('/');
  const directory = join(examplesRoot, kit);
  const { runs } = JSON.parse(readFileSync(join(directory, 'example.json'), 'utf8'));
  return { directory, run: runs[name] };
}

/** Whether readers change such a file of a project; blocks with others show what the project is. */
const isEditable = (path: string): boolean => path === 'rslib.config.ts' || path.startsWith('src/');

/** The fewer files a run replaces, the better it stands for those it has. */
function countChanges(sample: string, { files = {} }: KitRun): number {
  return Object.keys(files).length + (menu.includes(sample) ? 0 : 0.5);
}

/** The sample that opens a config or a source of a kit, by the path of the file from the project root. */
export function listSamplesByFile(): Map<string, string> {
  const found = new Map<string, { sample: string; changes: number }>();
  const kits = new Map<string, string[]>();
  for (const sample of readOfferedRuns()) {
    const { directory, run } = readRun(sample);
    const changes = countChanges(sample, run);
    const own = kits.get(directory) ?? listKitFiles(directory);
    kits.set(directory, own);
    for (const [path, source] of listProjectFiles(directory, run, own)) {
      const file = `examples/${sample.split('/')[0]}/${source}`;
      const best = found.get(file);
      if (isEditable(path) && (!best || changes < best.changes))
        found.set(file, { sample, changes });
    }
  }
  return new Map([...found].map(([path, { sample }]) => [path, sample]));
}
