import type { ToolResults } from '../../consumers/results.ts';
import { readMatching } from '../read-matching.ts';
import type { OptionPage } from './option-pages.ts';

/** Whether a string has two plain words in a row and is not code, a command or a directive. */
function isMessage(code: string): boolean {
  const isCode = /[{}|]|(?<![<>])=|--|\w\(|^'.*'$|^(?:npx|npm|rslib|node)\b|^[a-z]+ \S+$/.test(
    code,
  );
  return /[A-Za-z]{2,}"? [a-z]{2,}/.test(code) && !isCode;
}

/** What the cells of `npm run consumers` have seen where a package does not work. */
export async function readSeen(): Promise<string[]> {
  const texts = await readMatching('consumers/results', /\.json$/);
  const results = texts.map((text): ToolResults => JSON.parse(text));
  const failed = results.flatMap(({ cells }) => cells.filter(({ result }) => result !== 'works'));
  return [...new Set(failed.map(({ seen }) => seen))];
}

/** Recorded output of all samples, messages in the tools of users, and the code of all probes, which expect messages, joined. */
export async function readRecorded(): Promise<string> {
  const texts = await Promise.all([
    readMatching('examples', /recorded\/.*\/(?:terminal.*|watch)\.(?:txt|log)$/),
    readMatching('statements', /\.ts$/),
    readSeen(),
  ]);
  return texts.flat().join('\n');
}

/** Messages on a page that no sample printed. */
export function findUnrecordedMessages(page: OptionPage, recorded: string): string[] {
  return page.codes
    .filter((code) => isMessage(code) && !recorded.includes(code))
    .map((code) => `${page.file} quotes \`${code}\`, which no sample in examples/ prints`);
}
