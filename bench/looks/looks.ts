import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '../browser/launch.ts';
import { repositoryRoot } from '../repository.ts';
import { writeReport } from './report.ts';
import { resolveRevision, withBuild, workingTree } from './revision.ts';
import { screens } from './screens.ts';
import { takePictures } from './take-pictures.ts';

const usage = 'Usage: npm run looks [revision before] [revision after]';
const reportFile = join(repositoryRoot, 'node_modules/.cache/looks.html');

function readRevisions(): [before: string, after: string] {
  const names = process.argv.slice(2);
  if (names.length > 2 || names.some((name) => name.startsWith('-'))) throw new Error(usage);
  const [before = 'main', after = workingTree] = names;
  return [resolveRevision(before), resolveRevision(after)];
}

async function compare(before: string, after: string): Promise<void> {
  const browser = await launchBrowser();
  async function picture(revision: string): Promise<Buffer[]> {
    console.log(`building  ${revision}`);
    return withBuild(revision, (dist) => takePictures(browser, dist, screens));
  }
  try {
    const [old, current] = [await picture(before), await picture(after)];
    const comparisons = screens.map((screen, index) => ({
      screen,
      before: old[index] as Buffer,
      after: current[index] as Buffer,
    }));
    await writeFile(reportFile, writeReport(`From ${before} to ${after}`, comparisons));
    console.log(`written   ${pathToFileURL(reportFile)}`);
  } finally {
    await browser.close();
  }
}

try {
  await compare(...readRevisions());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
