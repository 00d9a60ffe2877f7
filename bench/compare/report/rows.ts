import type { BuildCost } from '../../run-build.ts';
import type { Measurement } from '../comparison.ts';
import type { Waits } from '../page/page-timings.ts';
import type { Answer } from '../page/serve-output.ts';
import type { Traffic } from '../page/traffic.ts';

/** One line of the comparison. Less is better on all of them. */
export type Row = {
  id: string;
  name: string;
  unit: 'kB' | 'ms' | 's' | 'MB';
  /** The value of every run; bytes are exact and have one. */
  read: (measurement: Measurement) => number[];
};

type Kind = 'html' | 'css' | 'js' | 'font' | 'other';

const endings: [Kind, RegExp][] = [
  ['html', /(?:\.html|\/[^./]*)$/],
  ['css', /\.css$/],
  ['js', /\.m?js$/],
  ['font', /\.(?:woff2?|ttf|otf)$/],
];

/** What an answer is, by the ending of its path; a path without one is a document. */
export function kindOf(path: string): Kind {
  return endings.find(([, ending]) => ending.test(path))?.[0] ?? 'other';
}

/** Weight of the answers of some kinds, in kB; of all answers when no kind is named. */
function weigh(answers: readonly Answer[], ...kinds: readonly Kind[]): number {
  const counted = answers.filter(({ path }) => kinds.length === 0 || kinds.includes(kindOf(path)));
  return counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** What styles weigh that stand in documents, in kB. */
function weighInlined(answers: readonly Answer[]): number {
  return answers.reduce((sum, { styles }) => sum + styles, 0) / 1000;
}

function listUntilIdle({ atLoad, untilIdle }: Traffic): Answer[] {
  return [...atLoad, ...untilIdle];
}

function listInUse(traffic: Traffic): Answer[] {
  return [...listUntilIdle(traffic), ...traffic.inUse];
}

function listUntilNext(traffic: Traffic): Answer[] {
  return [...listInUse(traffic), ...traffic.navigation];
}

function listUntilFound(traffic: Traffic): Answer[] {
  return [...listUntilNext(traffic), ...traffic.search];
}

function bytes(id: string, name: string, read: (traffic: Traffic) => number): Row {
  return { id: `bytes-${id}`, name, unit: 'kB', read: ({ traffic }) => [read(traffic)] };
}

function wait(id: keyof Waits, name: string): Row {
  return {
    id: `wait-${id}`,
    name,
    unit: 'ms',
    read: ({ waits }) => waits.map((visit) => visit[id]),
  };
}

function build(id: keyof BuildCost, name: string, unit: Row['unit']): Row {
  return { id: `build-${id}`, name, unit, read: ({ builds }) => builds.map((cost) => cost[id]) };
}

export const rows: readonly Row[] = [
  bytes('html', 'HTML', ({ atLoad }) => weigh(atLoad, 'html') - weighInlined(atLoad)),
  bytes('css', 'CSS', ({ atLoad }) => weigh(atLoad, 'css') + weighInlined(atLoad)),
  bytes('text', 'HTML and CSS together', ({ atLoad }) => weigh(atLoad, 'html', 'css')),
  bytes('script', 'JavaScript at load', ({ atLoad }) => weigh(atLoad, 'js')),
  bytes('idle-script', 'JavaScript until idle', (traffic) => weigh(listUntilIdle(traffic), 'js')),
  bytes('used-script', 'JavaScript of a page in use', (traffic) => weigh(listInUse(traffic), 'js')),
  bytes('fonts', 'Fonts', (traffic) => weigh(listInUse(traffic), 'font')),
  bytes('load', 'All files at load', ({ atLoad }) => weigh(atLoad)),
  bytes('idle', 'All files until idle', (traffic) => weigh(listUntilIdle(traffic))),
  bytes('used', 'All files of a page in use', (traffic) => weigh(listInUse(traffic))),
  bytes('next', 'All files of two pages in use', (traffic) => weigh(listUntilNext(traffic))),
  bytes('found', 'All files of two pages in use and a search', (traffic) =>
    weigh(listUntilFound(traffic)),
  ),
  bytes('background', 'In the background, to read offline', ({ background }) => weigh(background)),
  wait('first', 'First paint'),
  wait('largest', 'Largest contentful paint'),
  wait('blocked', 'Blocking time'),
  wait('script', 'Script time'),
  wait('pressed', 'Next page, link pressed before anything else'),
  wait('used', 'Next page, link pressed at once on a page in use'),
  wait('pointed', 'Next page, pointer on the link before'),
  wait('search', 'First search, on a page just opened'),
  wait('laterSearch', 'First search, on the second page'),
  build('wall', 'Build, on the clock', 's'),
  build('cpu', 'Build, CPU time', 's'),
  build('memory', 'Build, peak memory', 'MB'),
];
