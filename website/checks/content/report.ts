import { findLongParagraphs, listMissedGoals, measureProse } from './prose.ts';
import { readProse } from './read-prose.ts';
import { findTerms } from './terms.ts';

/** `npm run prose [part of a path…]`: figures of each English page, and terms to replace in both languages. */
async function report(parts: readonly string[]): Promise<void> {
  const all = await readProse();
  const chosen = all.filter(
    ({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)),
  );
  console.log('words  short  connected  addressed  missed / file');
  for (const { file, lang, source, tree } of chosen) {
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
    for (const text of findLongParagraphs(tree)) console.log(`  ${text}`);
    for (const { line, found, write } of findTerms(source, lang)) {
      console.log(`  line ${line}: ${found} → ${write}`);
    }
  }
}

await report(process.argv.slice(2));
