import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { z } from 'zod';
import { type AuthorFrontmatter, frontmatterSchema } from '../config/schemas/frontmatter.ts';
import { describeIssue } from '../config/validation-messages.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { joinChineseLines } from '../join-chinese-lines.ts';

const block = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Splits a source into the YAML between the `---` lines and the body with its 0-based first line. */
export function splitFrontmatter(source: string): { yaml: string; body: string; bodyLine: number } {
  const match = block.exec(source);
  if (!match) return { yaml: '', body: source, bodyLine: 0 };
  return {
    yaml: match[1] ?? '',
    body: source.slice(match[0].length),
    bodyLine: match[0].split('\n').length - 1,
  };
}

/** Reports `---` that is missing, or not where it belongs: the frontmatter would be part of the text. */
export function checkFrontmatterMarks(source: string, file: string): Diagnostic[] {
  if (/^\uFEFF?(?:\s+---|(?!---)\s*[-—–－]{1,6}|-{4,}|---[a-z]+)[ \t]*\r?\n\w+:/.test(source)) {
    const message = 'frontmatter does not start with --- in the first line';
    const hint = 'Write three hyphens there, and the fields below.';
    return [{ file, line: 1, message, hint }];
  }
  if (!/^\uFEFF?---[ \t]*\r?\n\w+:/.test(source) || block.test(source)) return [];
  const hint = 'Write --- on its own line below the last field.';
  return [{ file, line: 1, message: 'frontmatter is not closed', hint }];
}

/** Line of a top-level field in the file. */
function lineOf(map: unknown, field: PropertyKey | undefined, lines: LineCounter): number {
  if (!isMap(map)) return 2;
  const pair = (map as YAMLMap).items.find(({ key }) => isScalar(key) && key.value === field);
  const key = pair?.key;
  const offset = isScalar(key) ? key.range?.[0] : undefined;
  return offset === undefined ? 2 : lines.linePos(offset).line + 1;
}

function describeSyntaxError({ code, message, linePos }: YAMLError, file: string): Diagnostic {
  const [reason = ''] = message.split('\n');
  return {
    file,
    line: (linePos?.[0].line ?? 1) + 1,
    message: `frontmatter is not valid YAML: ${reason.replace(/ at line \d[\s\S]*/, '')}`,
    hint:
      code === 'DUPLICATE_KEY'
        ? 'Remove one of the two lines.'
        : 'Quote text that contains a colon: description: "…".',
  };
}

/** Line of the first `*name`. Aliases are rejected, because nested ones can expand without limit. */
function findAlias(document: Document, lines: LineCounter): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias(_, { range }) {
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset === undefined ? undefined : lines.linePos(offset).line + 1;
}

function describeAlias(line: number, file: string): Diagnostic {
  return {
    file,
    line,
    message: 'frontmatter must not contain an alias (*name)',
    hint: 'Write the value itself, or quote text that starts with *.',
  };
}

/** YAML folds the lines of a text with spaces. Chinese has none, so such a text is read again without its breaks. */
function joinLines(document: Document, yaml: string): void {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== 'string' || node.type === 'BLOCK_LITERAL' || !node.range) return;
      const source = yaml.slice(node.range[0], node.range[1]);
      const joined = joinChineseLines(source);
      if (joined !== source) node.value = parseDocument(joined).toJS();
    },
  });
}

/** Parses and validates frontmatter. Diagnostics have the line in the file. */
export function parseFrontmatter(
  yaml: string,
  file: string,
  schema: z.ZodObject = frontmatterSchema,
): { frontmatter: AuthorFrontmatter; diagnostics: Diagnostic[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const errors = [...document.errors, ...document.warnings];
  if (errors.length > 0) {
    const diagnostics = errors.map((error) => describeSyntaxError(error, file));
    return { frontmatter: {}, diagnostics };
  }
  const alias = findAlias(document, lines);
  if (alias !== undefined) return { frontmatter: {}, diagnostics: [describeAlias(alias, file)] };
  joinLines(document, yaml);
  const result = schema.safeParse(document.toJS() ?? {}, { reportInput: true });
  if (result.success) return { frontmatter: result.data as AuthorFrontmatter, diagnostics: [] };
  const diagnostics = result.error.issues.flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' && issue.path.length === 0;
    return describeIssue(issue, schema, 'frontmatter').map((text, index) => ({
      file,
      line: lineOf(document.contents, unknown ? issue.keys[index] : issue.path[0], lines),
      ...text,
    }));
  });
  return { frontmatter: {}, diagnostics };
}
