import { stripVTControlCharacters } from 'node:util';
import type { TestCase } from 'vitest/node';

/** A run that another release does not pass. */
export type Failure = { name: string; messages: string[] };

/** Enough of a message to tell what has changed. Comparisons of the reference list everything. */
const linesOfRun = 12;
const linesOfReference = 80;

const isRun = (name: string) => /^(?:statements|examples)\//.test(name);

function shorten(message: string, shownLines: number): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const rest = lines.length > shownLines ? ['…'] : [];
  return [...lines.slice(0, shownLines), ...rest].join('\n');
}

/** Messages with the differences between what was recorded and what was seen. */
export function readFailure(test: TestCase): Failure {
  const errors = test.result().errors ?? [];
  const messages = errors.map(({ message, diff }) => [message, diff].filter(Boolean).join('\n'));
  const shownLines = isRun(test.name) ? linesOfRun : linesOfReference;
  return {
    name: test.fullName.split(' > ').at(-1) ?? test.name,
    messages: messages.map((message) => shorten(message, shownLines)),
  };
}

const fence = '````';

function writeFailure({ name, messages }: Failure, level = 3): string {
  const blocks = messages.map((message) => `${fence}diff\n${message}\n${fence}`);
  return [`${'#'.repeat(level)} ${name}`, ...blocks].join('\n\n');
}

/** From so many failures on, a shared reason is written once. */
const commonFrom = 5;

/** What went wrong first: what a build or a script reports, or else what a probe expected. */
function reasonOf({ messages }: Failure): string {
  const text = messages.join('\n');
  const reported = [...text.matchAll(/^(?:\+ )?(?:error {3}(.+)|(\w*Error: .+))$/gm)];
  const texts = reported.map(([, error, thrown]) => error ?? thrown ?? '');
  const isGeneral = (error: string) => /^(?:Failed to|build failed|Build error)/.test(error);
  return texts.find((error) => !isGeneral(error)) ?? text.split('\n')[0] ?? '';
}

/** Failures by their reason, the most common one first, and those that share none. */
function groupByReason(failures: readonly Failure[]): [[string, Failure[]][], Failure[]] {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const reason = reasonOf(failure);
    groups.set(reason, [...(groups.get(reason) ?? []), failure]);
  }
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  // Different causes can fail the same expectation.
  const isCommon = ([reason, group]: [string, Failure[]]) =>
    group.length >= commonFrom && !reason.startsWith('expected ');
  const common = sorted.filter(isCommon);
  const shared = new Set(common.flatMap(([, group]) => group));
  return [common, failures.filter((failure) => !shared.has(failure))];
}

/** Where a failure belongs: a page, a kit, or the comparisons of the reference. */
function placeOf(name: string): string {
  return /^(?:statements|examples)\/[^#:]*/.exec(name)?.[0] ?? 'reference';
}

/** A reason with its first failure as an example, and how many failures each page and kit has. */
function writeGroup([reason, group]: [string, Failure[]]): string {
  const counts = new Map<string, number>();
  for (const { name } of group) counts.set(placeOf(name), (counts.get(placeOf(name)) ?? 0) + 1);
  const places = [...counts].map(([place, count]) => `- ${place}: ${count}`);
  const title = `### ${group.length} times: \`${reason.replaceAll('`', "'")}\``;
  return [title, 'For example:', writeFailure(group[0] as Failure, 4), places.join('\n')].join(
    '\n\n',
  );
}

function writeReasons(groups: readonly [string, Failure[]][]): string[] {
  if (groups.length === 0) return [];
  const note = 'Explain these first: what is listed below has other reasons.';
  return ['## Reasons that many have in common', note, ...groups.map(writeGroup)];
}

function writeSection(title: string, failures: readonly Failure[], none: string): string {
  const body =
    failures.length > 0 ? failures.map((failure) => writeFailure(failure)).join('\n\n') : none;
  return `## ${title}\n\n${body}`;
}

/** The report on a release, as Markdown: what the pages say that does not hold with it. */
export function writeReport(
  releases: readonly string[],
  run: number,
  failures: readonly Failure[],
): string {
  const [common, single] = groupByReason(failures);
  const startsWith = (prefix: string) => single.filter(({ name }) => name.startsWith(prefix));
  const statements = startsWith('statements/');
  const none = (text: string) => (common.length > 0 ? 'Nothing else.' : text);
  const recordings = startsWith('examples/');
  const others = single.filter(
    (failure) => !statements.includes(failure) && !recordings.includes(failure),
  );
  return [
    `# With ${releases.join(', ')}`,
    `${run} runs, ${failures.length} of them differ from what the pages say.`,
    ...writeReasons(common),
    writeSection('Statements that no longer hold', statements, none('All hold.')),
    writeSection('Recordings that differ', recordings, none('All are the same.')),
    writeSection('Messages, options, defaults and types', others, none('All are the same.')),
  ]
    .join('\n\n')
    .concat('\n');
}
