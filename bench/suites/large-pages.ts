import { compilePage, createCompileOptions } from 'docs-engine/node';
import { largePages } from 'docs-engine/testing/large-pages.ts';
import { sampleSite } from 'docs-engine/testing/sample-site.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Section } from '../report.ts';
import { repositoryRoot } from '../repository.ts';

const page = {
  sourcePath: 'content/en/a.mdx',
  lang: 'en',
  pageId: 'a',
  routePath: '/a',
  outputPath: 'a.html',
};

/** Measures the compiler on pages of 100 KB that are hard on it. */
export async function measureLargePages(): Promise<Section> {
  const options = createCompileOptions(repositoryRoot, sampleSite(), '');
  // Loads modules.
  await compilePage(page, '```ts\na\n```', options);
  const times: { name: string; time: number }[] = [];
  for (const [name, source] of largePages) {
    const start = process.cpuUsage();
    await compilePage(page, source, options);
    const { user, system } = process.cpuUsage(start);
    const time = (user + system) / 1e6;
    logProgress(`large pages: ${name}: ${time.toFixed(1)} CPU s`);
    times.push({ name, time });
  }
  return {
    title: 'Large pages',
    method:
      'CPU time of one page with 100 KB of one construct, compiled or refused with a message.',
    figures: times.map(({ name, time }) => checkBudget(name, time, 2, 's')),
  };
}
