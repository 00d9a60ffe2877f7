import { writeCodeBlocks } from '../../generated-site/code-samples.ts';
import { createRandom, pickFrom, pickInteger } from '../../generated-site/random.ts';
import { type Language, writePhrase, writeSentence } from '../../generated-site/words.ts';
import { type Voice, writeList, writeTable, writeText } from '../../generated-site/write-blocks.ts';
import { type SourceSite, uniqueWordFor } from './source-site.ts';

/** URL of a page in links of a generator. */
export type ToHref = (pageId: string, lang: string) => string;

export type SourcePage = {
  pageId: string;
  lang: string;
  title: string;
  description: string;
  /** Markdown below the title: CommonMark with tables, without syntax of a single generator. */
  body: string;
};

type Writer = Voice & { hrefs: readonly string[] };

function writeHeading({ language, random }: Writer, depth: number): string {
  return `${'#'.repeat(depth)} ${writePhrase(language, random, 3)}`;
}

function writeLink({ language, random, hrefs }: Writer): string {
  return `[${writePhrase(language, random, 2)}](${pickFrom(hrefs, random)})`;
}

function writeBody(writer: Writer, word: string, blocks: readonly string[]): string {
  const { language, random } = writer;
  const [first, second, third, ...others] = blocks;
  const quote = `> ${writeSentence(language, random).trim()}`;
  return [
    `${writeText(writer)} ${word}`,
    writeHeading(writer, 2),
    writeText(writer),
    first,
    writeList(writer, 4, writeLink),
    writeHeading(writer, 3),
    writeTable(writer),
    writeText(writer),
    second,
    writeHeading(writer, 2),
    quote,
    writeText(writer),
    third,
    writeText(writer),
    writeHeading(writer, 2),
    ...others.flatMap((block) => [writeText(writer), block]),
    writeHeading(writer, 3),
    writeText(writer),
    `## ${language.labels.next}`,
    writeList(writer, 5, writeLink),
    '',
  ].join('\n\n');
}

/** A page of about 8 KB. Only the URLs of links differ between generators. */
export function writeSourcePage(
  site: SourceSite,
  pageId: string,
  language: Language,
  toHref: ToHref,
): SourcePage {
  const random = createRandom(`${language.lang} ${pageId}`);
  const codeRandom = createRandom(pageId);
  const blocks = writeCodeBlocks(codeRandom, pickInteger(4, 6, codeRandom), () => '');
  const word = uniqueWordFor(site, pageId);
  const hrefs = site.pageIds.map((id) => toHref(id, language.lang));
  return {
    pageId,
    lang: language.lang,
    title: `${writePhrase(language, random, 2)} ${word}`,
    description: writePhrase(language, random, 8),
    body: writeBody({ language, random, hrefs }, word, blocks),
  };
}
