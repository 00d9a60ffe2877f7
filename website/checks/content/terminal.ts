import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { splitFrontmatter, visit } from 'docs-engine/markdown';
import { contentFolder } from 'docs-engine/node';
import { readMatching } from '../read-matching.ts';
import { parsePage } from './parse-page.ts';

type Fence = { lang: string; meta: string; lines: string[]; line: number };

/** Commands that tests cannot run, with the reason. */
const notRun: [pattern: RegExp, reason: string][] = [
  [/^node --version$/, "depends on the reader's machine"],
  [/^(?:npm ls|npm view) /, "depends on the reader's machine or the registry"],
  [/^(?:npx -y create-rslib|npm create rslib)@/, 'downloads the scaffold'],
  [/^cd my-lib$/, 'enters the scaffolded project'],
  [/^npm install$/, 'downloads packages'],
  [/^npm (?:version|publish)\b/, 'changes a version and publishes it'],
];

/** Whether a block shows the output of a command, by its language and title. */
function showsOutput({ lang, meta }: Fence): boolean {
  const title = /title="([^"]*)"/.exec(meta)?.[1] ?? '';
  return /^(?:txt|text|console)$/.test(lang) || /^(?:dist|lib)\//.test(title);
}

function findFences(file: string, source: string): Fence[] {
  const { bodyLine } = splitFrontmatter(source);
  const fences: Fence[] = [];
  visit(parsePage(source, file), 'code', ({ lang, meta, value, position }) => {
    const line = bodyLine + (position?.start.line ?? 0);
    const lines = value.split('\n').map((text) => text.trim());
    fences.push({ lang: lang ?? '', meta: meta ?? '', lines, line });
  });
  return fences;
}

/** Paths of all pages and partials, relative to the repository. */
export async function listSources(root: string): Promise<string[]> {
  const files = await readdir(join(root, contentFolder), { recursive: true });
  return files.filter((file) => /\.mdx?$/.test(file)).map((file) => join(contentFolder, file));
}

/** Commands in recordings of examples, without the prompt. */
export async function readRecordedCommands(): Promise<Set<string>> {
  const texts = await readMatching('examples', /recorded.[\w-]+.terminal\.txt$/);
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^\$ (.+)$/gm)].map(([, run]) => run ?? '')),
  );
}

/** Commands that no example runs and output that no example recorded, in one Markdown file. */
export function checkTerminal(
  file: string,
  source: string,
  recorded: ReadonlySet<string>,
): string[] {
  return findFences(file, source).flatMap((fence) => {
    const isQuoted = fence.meta.includes('file="');
    const place = `${file}:${fence.line}`;
    if (showsOutput(fence) && !isQuoted) {
      return [`${place}: unrecorded output; quote it with file="examples/…"`];
    }
    if (fence.lang !== 'sh' || isQuoted) return [];
    return fence.lines
      .filter((command) => command && !recorded.has(command))
      .filter((command) => !notRun.some(([pattern]) => pattern.test(command)))
      .map((command) => `${place}: no example runs \`${command}\`; quote its recorded terminal`);
  });
}
