import type { BuildCost } from '../../run-build.ts';
import type { Measurement } from '../comparison.ts';
import type { Timings } from '../page/page-timings.ts';
import type { Response } from '../page/serve-output.ts';
import type { Traffic } from '../page/traffic.ts';

/** One row of the comparison. Lower is better on all rows. */
export type Row = {
  id: string;
  name: string;
  unit: 'kB' | 'ms' | 's' | 'MB';
  /** Values of all runs. Bytes are exact and have one value. */
  read: (measurement: Measurement) => number[];
};

type Kind = 'html' | 'css' | 'js' | 'font' | 'other';

const patterns: [Kind, RegExp][] = [
  ['html', /(?:\.html|\/[^./]*)$/],
  ['css', /\.css$/],
  ['js', /\.m?js$/],
  ['font', /\.(?:woff2?|ttf|otf)$/],
];

/** Kind of a response by the extension of its path. A path without extension is a document. */
export function kindOf(path: string): Kind {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}

/** Total size of the responses of the given kinds, or of all responses, in kB. */
function totalSize(responses: readonly Response[], ...kinds: readonly Kind[]): number {
  const counted = responses.filter(
    ({ path }) => kinds.length === 0 || kinds.includes(kindOf(path)),
  );
  return counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** Size of the inline styles, in kB. */
function inlineStyleSize(responses: readonly Response[]): number {
  return responses.reduce((sum, { styles }) => sum + styles, 0) / 1000;
}

function listUntilIdle({ atLoad, untilIdle }: Traffic): Response[] {
  return [...atLoad, ...untilIdle];
}

function listInUse(traffic: Traffic): Response[] {
  return [...listUntilIdle(traffic), ...traffic.inUse];
}

function listUntilNext(traffic: Traffic): Response[] {
  return [...listInUse(traffic), ...traffic.navigation];
}

function listUntilFound(traffic: Traffic): Response[] {
  return [...listUntilNext(traffic), ...traffic.search];
}

function bytes(id: string, name: string, read: (traffic: Traffic) => number): Row {
  return { id: `bytes-${id}`, name, unit: 'kB', read: ({ traffic }) => [read(traffic)] };
}

function time(id: keyof Timings, name: string): Row {
  return {
    id: `time-${id}`,
    name,
    unit: 'ms',
    read: ({ timings }) => timings.map((visit) => visit[id]),
  };
}

function build(id: keyof BuildCost, name: string, unit: Row['unit']): Row {
  return { id: `build-${id}`, name, unit, read: ({ builds }) => builds.map((cost) => cost[id]) };
}

export const rows: readonly Row[] = [
  bytes('html', 'HTML', ({ atLoad }) => totalSize(atLoad, 'html') - inlineStyleSize(atLoad)),
  bytes('css', 'CSS', ({ atLoad }) => totalSize(atLoad, 'css') + inlineStyleSize(atLoad)),
  bytes('text', 'HTML and CSS together', ({ atLoad }) => totalSize(atLoad, 'html', 'css')),
  bytes('script', 'JavaScript at load', ({ atLoad }) => totalSize(atLoad, 'js')),
  bytes('idle-script', 'JavaScript until idle', (traffic) =>
    totalSize(listUntilIdle(traffic), 'js'),
  ),
  bytes('used-script', 'JavaScript of a page in use', (traffic) =>
    totalSize(listInUse(traffic), 'js'),
  ),
  bytes('fonts', 'Fonts', (traffic) => totalSize(listInUse(traffic), 'font')),
  bytes('load', 'All files at load', ({ atLoad }) => totalSize(atLoad)),
  bytes('idle', 'All files until idle', (traffic) => totalSize(listUntilIdle(traffic))),
  bytes('used', 'All files of a page in use', (traffic) => totalSize(listInUse(traffic))),
  bytes('next', 'All files of two pages in use', (traffic) => totalSize(listUntilNext(traffic))),
  bytes('found', 'All files of two pages in use and a search', (traffic) =>
    totalSize(listUntilFound(traffic)),
  ),
  bytes('background', 'In the background, to read offline', ({ background }) =>
    totalSize(background),
  ),
  time('first', 'First paint'),
  time('largest', 'Largest contentful paint'),
  time('blocked', 'Blocking time'),
  time('script', 'Script time'),
  time('clicked', 'Next page, first interaction is the click'),
  time('used', 'Next page, link clicked at once on a page in use'),
  time('hovered', 'Next page, pointer on the link before'),
  time('search', 'First search, on a page just opened'),
  time('laterSearch', 'First search, on the second page'),
  build('wall', 'Build, wall time', 's'),
  build('cpu', 'Build, CPU time', 's'),
  build('memory', 'Build, peak memory', 'MB'),
];
