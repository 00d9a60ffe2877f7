import { diagnosticsOf } from 'docs-engine/testing/compile-source.ts';
import { expect, test } from 'vitest';
import { planSections } from './generate-site.ts';
import { type Language, languages } from './words.ts';
import { writePage } from './write-page.ts';

const language = languages[0] as Language;
const pageIds = planSections(50).flatMap((section) => section.pageIds);

test('generated pages compile without errors', async () => {
  for (const pageId of pageIds) {
    const page = writePage({ pageId, language, links: [`/${pageId}`] });
    expect(await diagnosticsOf(page), pageId).toEqual([]);
  }
});
