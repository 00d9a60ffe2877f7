import { createPageSearch } from 'docs-search/index';
import { test } from 'vitest';
import { rankJudged, readJudged } from './judged.ts';
import { readRecords } from './read-records.ts';

test('ranks', async () => {
  const records = await readRecords();
  for (const lang of ['en', 'zh']) {
    const search = await createPageSearch(lang, records[lang] as never);
    const judged = readJudged(lang).filter(({ set }) => set === 'words-asked');
    const ranks = await rankJudged(judged, search);
    for (const [i, rank] of ranks.entries())
      if (rank > 3)
        console.log(
          lang,
          rank,
          judged[i]?.query,
          (await search(judged[i]?.query ?? '')).slice(0, 5).join(' '),
        );
    console.log(lang, ranks.filter((r) => r <= 3).length, ranks.length);
  }
}, 60_000);
