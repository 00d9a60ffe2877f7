import { writeCodeBlocks } from './code-samples.ts';
import { createRandom, pickFrom, pickInteger } from './random.ts';
import { type Language, writePhrase } from './words.ts';
import { type Voice, writeList, writeTable, writeText } from './write-blocks.ts';

type Writer = Voice & { links: readonly string[] };

const headingIds = ['basics', 'options', 'install', 'usage', 'details', 'next'] as const;

function writeHeading(writer: Writer, depth: number, id: string): string {
  const text = writePhrase(writer.language, writer.random, 3);
  return `${'#'.repeat(depth)} ${text} \\{#${id}}`;
}

function writeLink({ language, random, links }: Writer): string {
  const hash = random() < 0.5 ? `#${pickFrom(headingIds, random)}` : '';
  return `[${writePhrase(language, random, 2)}](${pickFrom(links, random)}${hash})`;
}

export type PageInput = {
  pageId: string;
  language: Language;
  /** Routes that the page can link to; all of them have the headings of a generated page. */
  links: readonly string[];
};

/** A page of about 9 KB with all elements of a documentation page. */
export function writePage({ pageId, language, links }: PageInput): string {
  const random = createRandom(`${language.lang} ${pageId}`);
  const writer: Writer = { language, random, links };
  const codeRandom = createRandom(pageId);
  const blocks = writeCodeBlocks(codeRandom, pickInteger(4, 6, codeRandom));
  const { labels } = language;
  const [basics, options, install, usage, details, next] = headingIds;
  return [
    `---\ndescription: ${writePhrase(language, random, 8)}\n---`,
    `# ${writePhrase(language, random, 2)} ${pageId.split('/').at(-1)}`,
    writeText(writer),
    writeHeading(writer, 2, basics),
    writeText(writer),
    blocks[0],
    writeList(writer, 4, writeLink),
    writeHeading(writer, 3, options),
    writeTable(writer),
    writeText(writer),
    blocks[1],
    writeHeading(writer, 2, install),
    `<PackageManagerTabs command="install -D ${pageId.replaceAll('/', '-')}" />`,
    blocks[2],
    writeText(writer),
    `:::tip[${labels.tip}]\n\n${writeText(writer)}\n\n:::`,
    writeHeading(writer, 2, usage),
    writeText(writer),
    blocks[3],
    writeText(writer),
    writeHeading(writer, 3, details),
    ...blocks.slice(4).flatMap((block) => [block, writeText(writer)]),
    writeText(writer),
    `## ${labels.next} \\{#${next}}`,
    writeList(writer, 5, writeLink),
    '',
  ].join('\n\n');
}
