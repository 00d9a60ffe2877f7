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

function writeFailure({ name, messages }: Failure): string {
  const blocks = messages.map((message) => `${fence}diff\n${message}\n${fence}`);
  return [`### ${name}`, ...blocks].join('\n\n');
}

/** From so many failures on, a shared reason is listed once. */
const commonFrom = 5;

/** What went wrong first: what a build reports, or else what a probe expected. */
function reasonOf({ messages }: Failure): string {
  const [first = ''] = messages;
  const reported = [...first.matchAll(/^(?:[+-] )?error {3}(.+)$/gm)].map(([, text]) => text);
  const isGeneral = (text = '') => /^(?:Failed to|build failed|Build error)/.test(text);
  const reason = reported.find((text) => !isGeneral(text)) ?? first.split('\n')[0] ?? '';
  return reason.replaceAll('`', "'").replaceAll('|', '\\|');
}

/** A table of the reasons that many failures share, empty if there are none. */
function writeReasons(failures: readonly Failure[]): string {
  const counts = new Map<string, number>();
  for (const failure of failures) {
    const reason = reasonOf(failure);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const rows = [...counts].filter(([, count]) => count >= commonFrom).sort(([, a], [, b]) => b - a);
  if (rows.length === 0) return '';
  const lines = rows.map(([reason, count]) => `| ${count} | ${reason} |`);
  return [
    '## Reasons that many have in common',
    '',
    '| Runs | First line |',
    '| --- | --- |',
    ...lines,
  ].join('\n');
}

function writeSection(title: string, failures: readonly Failure[], none: string): string {
  const body = failures.length > 0 ? failures.map(writeFailure).join('\n\n') : none;
  return `## ${title}\n\n${body}`;
}

/** The report on a release, as Markdown: what the pages say that does not hold with it. */
export function writeReport(
  releases: readonly string[],
  run: number,
  failures: readonly Failure[],
): string {
  const startsWith = (prefix: string) => failures.filter(({ name }) => name.startsWith(prefix));
  const statements = startsWith('statements/');
  const recordings = startsWith('examples/');
  const others = failures.filter(
    (failure) => !statements.includes(failure) && !recordings.includes(failure),
  );
  return [
    `# With ${releases.join(', ')}`,
    `${run} runs, ${failures.length} of them differ from what the pages say.`,
    ...[writeReasons(failures)].filter(Boolean),
    writeSection('Statements that no longer hold', statements, 'All hold.'),
    writeSection('Recordings that differ', recordings, 'All are the same.'),
    writeSection('Messages, options, defaults and types', others, 'All are the same.'),
  ]
    .join('\n\n')
    .concat('\n');
}
