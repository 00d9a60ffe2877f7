import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Fence = { lang: string; meta: string; lines: string[]; line: number };

/** Commands that no test can run, and why. */
const notRun: [pattern: RegExp, reason: string][] = [
  [/^node --version$/, 'prints what the reader has'],
  [/^(?:npm ls|npm view) /, 'prints what the reader has, or asks the registry'],
  [/^npx -y create-rslib@/, 'downloads the scaffold'],
  [/^cd my-lib$/, 'enters the project that the scaffold made'],
  [/^npm install$/, 'downloads packages'],
  [/^npm (?:version|publish)\b/, 'changes a version and publishes it'],
];

/** Languages and titles of blocks that show what a command printed or wrote. */
function showsOutput({ lang, meta }: Fence): boolean {
  const title = /title="([^"]*)"/.exec(meta)?.[1] ?? '';
  return /^(?:txt|text|console)$/.test(lang) || /^(?:dist|lib)\//.test(title);
}

function findFences(source: string): Fence[] {
  const fences: Fence[] = [];
  let open: Fence | undefined;
  for (const [index, text] of source.split('\n').entries()) {
    const [, mark] = /^\s*```(.*)$/.exec(text) ?? [];
    if (mark === undefined) {
      open?.lines.push(text.trim());
    } else if (open) {
      fences.push(open);
      open = undefined;
    } else {
      const [lang = '', ...meta] = mark.split(' ');
      open = { lang, meta: meta.join(' '), lines: [], line: index + 1 };
    }
  }
  return fences;
}

/** Commands that recordings of examples have run, as they stand after the prompt. */
export async function readRecordedCommands(root: string): Promise<Set<string>> {
  const examples = join(root, 'examples');
  const files = await readdir(examples, { recursive: true });
  const terminals = files.filter((file) => /recorded.[\w-]+.terminal\.txt$/.test(file));
  const texts = await Promise.all(terminals.map((file) => readFile(join(examples, file), 'utf8')));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^\$ (.+)$/gm)].map(([, run]) => run ?? '')),
  );
}

/** Commands that nobody runs and outputs that nobody recorded, in the Markdown of one page. */
export function checkTerminal(
  file: string,
  source: string,
  recorded: ReadonlySet<string>,
): string[] {
  return findFences(source).flatMap((fence) => {
    const isQuoted = fence.meta.includes('file="');
    const place = `${file}:${fence.line}`;
    if (showsOutput(fence) && !isQuoted) {
      return [`${place}: this output is typed by hand; quote it with file="examples/…"`];
    }
    if (fence.lang !== 'sh' || isQuoted) return [];
    return fence.lines
      .filter((command) => command && !recorded.has(command))
      .filter((command) => !notRun.some(([pattern]) => pattern.test(command)))
      .map((command) => `${place}: no example runs \`${command}\`; quote its recorded terminal`);
  });
}
