import { join } from 'node:path';
import { throwIfErrors } from '../diagnostics.ts';
import { outputFile } from '../files/output-file.ts';
import {
  buildDocSearchRecords,
  buildDocSearchSettings,
} from '../outputs/search-index/docsearch-records.ts';
import { readSearchable } from '../outputs/search-index/write-search-indexes.ts';
import { loadProject } from '../site/load-project.ts';
import { buildSiteData } from '../site/site-data.ts';
import { compilePages } from './compile-pages.ts';

/** Folder of what is uploaded to a hosted index, beside `dist/`. */
const folder = 'dist-search';

/** Writes the records of all languages and the settings of the index. Returns how many there are. */
export async function exportSearchRecords(
  root: string,
  warn: (text: string) => void,
): Promise<number> {
  const project = await loadProject(root, warn);
  const { pages } = await compilePages(project);
  throwIfErrors(
    pages.flatMap(({ diagnostics }) => diagnostics),
    warn,
  );
  const langs = project.config.locales.map(({ lang }) => lang);
  const records = langs.flatMap((lang) => {
    const { data } = buildSiteData(project.config, lang, pages);
    return buildDocSearchRecords(readSearchable(project, lang, pages), data);
  });
  const lines = records.map((record) => `${JSON.stringify(record)}\n`);
  outputFile(join(root, folder, 'records.ndjson'), lines.join(''));
  const settings = JSON.stringify(buildDocSearchSettings(langs), undefined, 2);
  outputFile(join(root, folder, 'settings.json'), `${settings}\n`);
  return lines.length;
}
