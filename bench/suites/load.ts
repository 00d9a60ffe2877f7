import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { searchIndexFiles } from 'docs-engine/node';
import {
  ensurePrograms,
  findProgram,
  type Requirement,
} from '../../tests/system/ensure-programs.ts';
import { nginx, startNginx } from '../../tests/system/start-nginx.ts';
import { builtFolder } from '../built-site.ts';
import { type Load, runWrk } from '../load/run-wrk.ts';
import { type Served, startPreview } from '../load/start-preview.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Figure, type Section } from '../report.ts';
import { repositoryRoot } from '../repository.ts';

const seconds = 30;
const wantedRate = 1000;

/** Paths of all pages, from the sitemap, and of a few files. */
async function listPaths(): Promise<string[]> {
  const sitemap = await readFile(join(builtFolder, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const home = await readFile(join(builtFolder, 'index.html'), 'utf8');
  const [, entry = ''] = /<script type="module" async src="([^"]+)"/.exec(home) ?? [];
  return [...pages, entry, `/${searchIndexFiles('en').heads}`, '/sitemap.xml'];
}

function startBuiltNginx(): Promise<Served> {
  return startNginx(builtFolder, join(repositoryRoot, 'dist-deploy/nginx.conf'));
}

function describeLoad(name: string, load: Load): Figure[] {
  const rate = load.requests / (load.microseconds / 1e6);
  const milliseconds = (value: number): string => `${(value / 1000).toFixed(1)} ms`;
  return [
    {
      name: `${name}, requests per second`,
      value: Math.round(rate).toString(),
      goal: `≥ ${wantedRate}`,
      isMet: rate >= wantedRate,
    },
    checkBudget(`${name}, responses other than 200`, load.wrong, 0, ''),
    checkBudget(`${name}, requests without a response`, load.lost, 0, ''),
    {
      name: `${name}, response time: median, 99th percentile, maximum`,
      value: [load.p50, load.p99, load.max].map(milliseconds).join(', '),
    },
  ];
}

const wrk: Requirement = {
  purpose: 'the load',
  isInstalled: () => findProgram(['wrk']) !== '',
  packages: ['wrk'],
  advice: 'Install wrk.',
};

/** Measures requests per second of the preview server and nginx. */
export async function measureLoad(): Promise<Section> {
  ensurePrograms([wrk, { ...nginx, canSkip: false }]);
  const paths = await listPaths();
  const before = loadavg()[0]?.toFixed(1);
  const figures: Figure[] = [];
  for (const [name, start] of [
    ['preview server', startPreview],
    ['nginx', startBuiltNginx],
  ] as const) {
    logProgress(`load: ${name}, ${seconds} s`);
    const server = await start();
    try {
      figures.push(...describeLoad(name, await runWrk(server.origin, paths, seconds)));
    } finally {
      await server.stop();
    }
  }
  return {
    title: 'Load',
    method: `\`wrk\` on loopback requests ${paths.length} compressed pages and files in turn for ${seconds} s over 32 connections, as fast as the server responds. Load of the machine at the start: ${before}.`,
    figures,
  };
}
