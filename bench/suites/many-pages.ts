import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { type GeneratedSite, openSite } from '../generated-site/open-site.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Section } from '../report.ts';
import { repositoryRoot } from '../repository.ts';
import { runBuild } from '../run-build.ts';

const [few, many] = [1000, 5000] as const;

/** In seconds. */
async function measureEdit({ root }: GeneratedSite): Promise<number> {
  logProgress(`many pages: edits of ${few} pages in development`);
  const page = ['content/en/section-1/page-1.mdx', '/section-1/page-1'];
  const { stdout } = spawn(
    process.execPath,
    [
      ...['--import', './packages/engine/loader/register.mjs'],
      ...['bench/many-pages/edit-in-dev.ts', root, ...page],
    ],
    { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return Number((await text(stdout)).trim().split('\n').at(-1));
}

/** Measures how builds grow with the number of pages, and what an edit of a large site costs. */
export async function measureManyPages(): Promise<Section> {
  const sites = [await openSite(few), await openSite(many)] as const;
  try {
    const costs = [];
    for (const site of sites) {
      logProgress(`many pages: build of ${costs.length === 0 ? few : many}`);
      costs.push(await runBuild(site.root));
    }
    const [small, large] = costs as [(typeof costs)[0], (typeof costs)[0]];
    const edit = await measureEdit(sites[0]);
    const ratio = many / few;
    return {
      title: 'Many pages',
      method: `Generated pages of about 9 KB, built once with an empty cache: user and system time, and peak memory, summed over all processes. An edit lasts until the dev server sends the document with it; median of seven.`,
      figures: [
        { name: `${few} pages, CPU time`, value: `${small.cpu.toFixed(1)} s` },
        { name: `${few} pages, memory`, value: `${Math.round(small.memory)} MB` },
        checkBudget(`${many} pages, CPU time`, large.cpu, ratio * small.cpu, 's'),
        checkBudget(`${many} pages, memory`, large.memory, ratio * small.memory, 'MB'),
        checkBudget(`${few} pages, CPU time of an edit in development`, edit, 2, 's'),
      ],
    };
  } finally {
    for (const site of sites) await site.remove();
  }
}
