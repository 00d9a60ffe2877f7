import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { deploymentFolder } from '#engine/outputs/hosts/write-host-files.ts';
import { command, ensurePrograms } from '../../tests/system/ensure-programs.ts';
import { nginx, startNginx } from '../../tests/system/start-nginx.ts';
import { builtFolder } from '../built-site.ts';
import { type Load, runWrk } from '../load/run-wrk.ts';
import { type Served, startPreview } from '../load/start-preview.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Figure, type Section } from '../report.ts';
import { repositoryRoot } from '../repository.ts';

const seconds = 30;
const wantedRate = 1000;

/** Every page of the site, and now and then a file, as the sitemap and a page name them. */
async function listPaths(): Promise<string[]> {
  const sitemap = await readFile(join(builtFolder, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const home = await readFile(join(builtFolder, 'index.html'), 'utf8');
  const [, entry = ''] = /<script type="module" async src="([^"]+)"/.exec(home) ?? [];
  return [...pages, entry, '/search-en.json', '/sitemap.xml'];
}

function startBuiltNginx(): Promise<Served> {
  return startNginx(builtFolder, join(repositoryRoot, deploymentFolder, 'nginx.conf'));
}

function describeLoad(name: string, load: Load): Figure[] {
  const rate = load.requests / (load.microseconds / 1e6);
  const milliseconds = (value: number): string => `${(value / 1000).toFixed(1)} ms`;
  return [
    {
      name: `${name}, requests a second`,
      value: Math.round(rate).toString(),
      goal: `≥ ${wantedRate}`,
      isMet: rate >= wantedRate,
    },
    checkBudget(`${name}, answers but 200`, load.wrong, 0, ''),
    checkBudget(`${name}, requests without an answer`, load.lost, 0, ''),
    {
      name: `${name}, time to the whole answer: median, 99 of 100, longest`,
      value: [load.p50, load.p99, load.max].map(milliseconds).join(', '),
    },
  ];
}

/** How many readers at once the two servers stand. */
export async function measureLoad(): Promise<Section> {
  ensurePrograms([command('wrk'), ...nginx]);
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
    method: `\`wrk\` on loopback asks for ${paths.length} pages and files in turn for ${seconds} s over 32 connections, as fast as they are answered, compressed; the load of the machine was ${before} before it began.`,
    figures,
  };
}
