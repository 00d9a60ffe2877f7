import { join } from 'node:path';
import { type Logger, throwIfErrors } from '../diagnostics.ts';
import { outputFile } from '../files/output-file.ts';
import {
  buildDocSearchRecords,
  buildDocSearchSettings,
} from '../outputs/search-index/docsearch-records.ts';
import { readSearchable } from '../outputs/search-index/write-search-indexes.ts';
import { createSite } from '../site/create-site.ts';
import { loadProject } from '../site/load-project.ts';
import { compilePages } from './compile-pages.ts';
import { hashCode } from './hash-code.ts';
import { openPageCache } from './page-cache.ts';

/**
 * Writes the records of all languages and the settings of a hosted index beside the output folder.
 * Returns the number of records.
 */
export async function exportSearchRecords(root: string, log: Logger): Promise<number> {
  const project = await loadProject(root, log);
  const cache = openPageCache(project.diskCache, { hasCopies: false });
  const compiled = await compilePages(project, await hashCode(project), cache, log);
  throwIfErrors(
    compiled.flatMap(({ diagnostics }) => diagnostics),
    log,
  );
  const site = await createSite(project, compiled);
  const records = site.data.flatMap((data) =>
    buildDocSearchRecords(readSearchable(project.config, data, compiled, cache), data),
  );
  const folder = `${project.outDir}-search`;
  const lines = records.map((record) => `${JSON.stringify(record)}\n`);
  outputFile(join(folder, 'records.ndjson'), lines.join(''));
  const settings = buildDocSearchSettings(site.data.map(({ lang }) => lang));
  outputFile(join(folder, 'settings.json'), `${JSON.stringify(settings, undefined, 2)}\n`);
  return lines.length;
}
