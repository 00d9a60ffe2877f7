import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  type YAMLMap,
  type YAMLParseError,
} from 'yaml';
import type { Frontmatter } from '#contract/page.ts';
import { frontmatterSchema } from '../config/frontmatter-schema.ts';
import { describeIssue } from '../config/messages.ts';
import type { Diagnostic } from '../diagnostics.ts';

const block = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** The YAML between the `---` lines, and the rest with the line it starts at (0-based). */
export function splitFrontmatter(source: string): { yaml: string; body: string; bodyLine: number } {
  const match = block.exec(source);
  if (!match) return { yaml: '', body: source, bodyLine: 0 };
  return {
    yaml: match[1] ?? '',
    body: source.slice(match[0].length),
    bodyLine: match[0].split('\n').length - 1,
  };
}

/** The line in the file of the top-level field that a path leads into. */
function lineOf(map: unknown, field: PropertyKey | undefined, lines: LineCounter): number {
  if (!isMap(map)) return 2;
  const pair = (map as YAMLMap).items.find(({ key }) => isScalar(key) && key.value === field);
  const key = pair?.key;
  const offset = isScalar(key) ? key.range?.[0] : undefined;
  return offset === undefined ? 2 : lines.linePos(offset).line + 1;
}

function describeSyntaxError({ code, message, linePos }: YAMLParseError, file: string): Diagnostic {
  const [reason = ''] = message.split('\n');
  return {
    severity: 'error',
    file,
    line: (linePos?.[0].line ?? 1) + 1,
    message: `frontmatter is not valid YAML: ${reason.replace(/ at line \d+.*$/, '')}`,
    hint:
      code === 'DUPLICATE_KEY'
        ? 'Remove one of the two lines.'
        : 'Put quotes around text that holds a colon: description: "…".',
  };
}

/** Parses and validates frontmatter. Faults name the line in the file. */
export function parseFrontmatter(
  yaml: string,
  file: string,
): { frontmatter: Frontmatter; diagnostics: Diagnostic[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  if (document.errors.length > 0) {
    const diagnostics = document.errors.map((error) => describeSyntaxError(error, file));
    return { frontmatter: {}, diagnostics };
  }
  const result = frontmatterSchema.safeParse(document.toJS() ?? {}, { reportInput: true });
  if (result.success) return { frontmatter: result.data as Frontmatter, diagnostics: [] };
  const known = Object.keys(frontmatterSchema.shape);
  const diagnostics = result.error.issues.flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' && issue.path.length === 0;
    return describeIssue(issue, known, 'frontmatter').map((text, index) => ({
      severity: 'error' as const,
      file,
      line: lineOf(document.contents, unknown ? issue.keys[index] : issue.path[0], lines),
      ...text,
    }));
  });
  return { frontmatter: {}, diagnostics };
}
