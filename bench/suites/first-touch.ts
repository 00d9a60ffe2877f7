import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { slowConditions } from '../browser/slow-page.ts';
import { clickAndMeasure, clickDuringTakeover, type Takeover } from '../browser/touch-probe.ts';
import { launchUninspected, withUninspectedPage } from '../browser/uninspected-page.ts';
import { builtFolder, serveFolder } from '../built-site.ts';
import { startPage } from '../pages.ts';
import { logProgress } from '../progress.ts';
import type { Figure, Section } from '../report.ts';
import { describeRuns, measureInterleaved, medianOf } from '../statistics.ts';

const rounds = 5;
const takeoverRounds = 3;
/** Maximum time until a click shows its effect, in ms. */
const limit = 100;
/** Times from the start of hydration to the click, in ms. By the last one, React has taken over. */
const delays = Array.from({ length: 15 }, (_, index) => 100 + index * 100);

type Touch = { name: string; page?: string; target: string; effect: string };

/** What a reader can press on a page that has just opened. */
const touches: Touch[] = [
  { name: 'Theme', target: '[data-action=theme]', effect: '[data-theme=dark]' },
  {
    name: 'Tab, stored',
    target: '[data-group] [role=tab]:nth-child(2)',
    effect: '[role=tab]:nth-child(2)[aria-selected=true]',
  },
  {
    name: 'Tab, of its page',
    page: '/config/lib/banner',
    target: '[data-group] [role=tab]:nth-child(2)',
    effect: '[role=tab]:nth-child(2)[aria-selected=true]',
  },
  { name: 'Wrap', target: '[data-action=wrap]', effect: '[data-action=wrap][aria-pressed=true]' },
  { name: 'Copy', target: '[data-action=copy]', effect: '[data-action=copy][data-copied]' },
  {
    name: 'Group of the sidebar',
    target: '[data-action=fold]',
    effect: '[data-action=fold][aria-expanded=false]',
  },
  { name: 'Copy page, busy', target: 'main button[data-requires-js]', effect: '[aria-busy=true]' },
  {
    name: 'Zoom, busy',
    page: '/blog/introducing-rslib',
    target: '[data-zoomable]',
    effect: '[aria-busy=true]',
  },
  { name: 'Search', target: '[commandfor=search]', effect: '#search[open]' },
];

function measureTouch(browser: Browser, origin: string, touch: Touch): Promise<number> {
  const { page: path = startPage, target, effect } = touch;
  return withUninspectedPage(browser, async (page) => {
    await page.open(origin + path);
    await setTimeout(1000);
    return clickAndMeasure(page, target, effect);
  });
}

function measureTakeover(browser: Browser, origin: string, delay: number): Promise<Takeover> {
  return withUninspectedPage(browser, async (page) => {
    await page.open(origin + startPage);
    await setTimeout(1000);
    return clickDuringTakeover(page, '[data-action=wrap]', delay);
  });
}

/** Runs whose median must not exceed the limit. */
function checkRuns(name: string, values: readonly number[]): Figure {
  return {
    name,
    value: describeRuns(values, 'ms'),
    goal: `≤ ${limit} ms`,
    isMet: medianOf(values) <= limit,
  };
}

function summarizeTakeover(rounds: readonly Takeover[][]): Figure[] {
  const worst = (field: keyof Takeover): number[] =>
    rounds.map((takeovers) => Math.max(...takeovers.map((takeover) => takeover[field])));
  return [
    checkRuns('Worst click while React takes over', worst('interaction')),
    checkRuns('Longest task while React takes over', worst('task')),
  ];
}

/** Measures first clicks on a page before React is there, and clicks while it takes over. */
export async function measureFirstTouch(): Promise<Section> {
  const site = await serveFolder(builtFolder);
  const browser = await launchUninspected();
  try {
    logProgress(`first touch: ${rounds} rounds`);
    const variants = Object.fromEntries(
      touches.map((touch) => [touch.name, () => measureTouch(browser, site.origin, touch)]),
    );
    const runs = await measureInterleaved(rounds, variants);
    const figures = Object.entries(runs).map(([name, values]) => checkRuns(name, values));
    const takeovers: Takeover[][] = [];
    for (let round = 0; round < takeoverRounds; round++) {
      logProgress(`takeover: round ${round + 1} of ${takeoverRounds}`);
      const takeover: Takeover[] = [];
      for (const delay of delays) takeover.push(await measureTakeover(browser, site.origin, delay));
      takeovers.push(takeover);
    }
    return {
      title: 'First touch',
      method: `A click on a page that has just opened, until its effect is painted; ${slowConditions}. Median of ${rounds} interleaved runs (range of all runs). Then one click ${delays[0]} to ${delays.at(-1)} ms after the mouse has moved, once for each of ${delays.length} moments.`,
      figures: [...figures, ...summarizeTakeover(takeovers)],
    };
  } finally {
    await browser.close();
    await site.close();
  }
}
