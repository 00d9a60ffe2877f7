import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { websiteRoot } from '../roots.ts';
import { parsePage } from './parse-page.ts';
import {
  findLongParagraphs,
  findSimilarOpenings,
  listMissedGoals,
  measureProse,
  readOpening,
} from './prose.ts';
import { listSources } from './terminal.ts';

/** `npm run prose [part of a path…]`: figures of each English page, long paragraphs, similar openings. */
async function report(parts: readonly string[]): Promise<void> {
  const files = (await listSources(websiteRoot)).sort();
  const pages = await Promise.all(
    files.map(async (file) => {
      const lang = file.split('/')[1] ?? '';
      const tree = parsePage(await readFile(join(websiteRoot, file), 'utf8'), file);
      return { file, lang, tree, text: readOpening(tree) };
    }),
  );
  const similar = findSimilarOpenings(pages);
  console.log('words  short  connected  addressed  missed / file');
  for (const { file, lang, tree } of pages) {
    if (parts.length > 0 && !parts.some((part) => file.includes(part))) continue;
    if (lang === 'en') {
      const figures = measureProse(tree);
      const shares = [figures.short, figures.connected, figures.addressed];
      const columns = [
        figures.words.toFixed(1),
        ...shares.map((share) => `${Math.round(share * 100)} %`),
      ];
      const missed = listMissedGoals(figures).join(', ') || '-';
      console.log(`${columns.map((column) => column.padStart(6)).join(' ')}   ${missed}   ${file}`);
    } else console.log(file);
    const openings = similar.filter((line) => line.startsWith(`${file} `));
    for (const line of [...findLongParagraphs(tree), ...openings]) console.log(`  ${line}`);
  }
}

await report(process.argv.slice(2));
