import type { Code, Heading, Nodes, Root, Table, TableRow } from 'mdast';
import { placeAt } from '../../place-at.ts';
import { type CompileContext, report } from '../compile-context.ts';
import {
  explain,
  foreignSyntax,
  objectReplacement,
  orEscape,
  quote,
  type SyntaxRule,
} from '../parse/foreign-syntax.ts';
import { visit, visitAll } from '../visit.ts';
import { containerHint, containerNames } from './containers.ts';

const linkForm =
  'Write [text](/path "title"), with straight quotes and without spaces in the path.';

/** In this order: what one rule has reported is not matched again. */
const rules: readonly SyntaxRule[] = [
  {
    pattern: /@?\[\[[_\uFFFC]?toc[_\uFFFC]?\]\]|^@?\[toc\]$/gim,
    hint: 'Remove it: every page has an outline.',
  },
  {
    pattern: /!?\[\[[^[\]]+\]\]/g,
    message: ([link]) => `${link} is ${link.startsWith('!') ? 'no image' : 'not a link'}`,
    hint: ([link]) =>
      link.startsWith('!')
        ? 'Write ![description](/image.svg), or import a partial.'
        : `${linkForm.slice(0, -1)}; ${orEscape('[')}.`,
  },
  ...foreignSyntax,
  {
    pattern: /\[\^([^\]\n]+)\](：?)/g,
    message: ([, label]) => `the footnote [^${label}] is not defined`,
    hint: ([, label, colon]) =>
      colon
        ? `Write [^${label}]: with the colon of English text.`
        : `Write the footnote in a paragraph of its own: [^${label}]: …; ${orEscape('[')}.`,
  },
  {
    // Without the accesses of code: `lib[0][1]`.
    pattern: /(?<![\w$\]])\[[^[\]]+\]\[([^[\]]*)\]/g,
    message: ([link]) => `${link} refers to nothing`,
    hint: ([, label]) =>
      `Write [${label || 'name'}]: /path in a paragraph of its own; ${orEscape('[')}.`,
  },
  {
    pattern: /\[[^[\]]*\]\([^()\n]*\)?/g,
    message: ([link]) => `${link} is not a link`,
    hint: linkForm,
  },
  {
    pattern:
      /[[【［][^[\]【】［］\n]*[\]】］]\s?[(（]\s*(?:\/|#|\.{1,2}\/|https?:)[^)）\n]*[)）]?/g,
    message: ([link]) => `${link} is not a link`,
    hint: 'Write [text](/path) with the brackets of English text, and nothing between them.',
  },
  {
    pattern: /^[> \t]*(#{2,6}|#(?=[\p{Script=Han}\u3000])|＃{1,6})\s*\S/gmu,
    message: ([, sign]) => `${sign} starts no heading`,
    hint: ([, sign = '']) =>
      `Write ${'#'.repeat(sign.length)} and a space at the start of a line; ${orEscape('#')}.`,
  },
  {
    // With what follows in the paragraph.
    pattern: /^[> \t]*(?![> \t])([|｜].*[|｜][ \t]*|(?=.*[|｜])(?=.*-)[|｜:\- \t]+)$(?:\n.*)*/gm,
    message: ([, row = '']) => `${row.trim()} is not in a table`,
    hint: `Write a line such as | --- | --- | below the first one, with as many cells; ${orEscape('|')}.`,
  },
  {
    pattern: /^[> \t]*(([～·'‘’])\2{2,})[ \t]*(?:[a-z]+[ \t]*)?$/gm,
    message: ([, sign]) => `${sign} starts no code block`,
    hint: 'Write ```ts before the code, and ``` on its own line below.',
  },
  {
    pattern: /^[> \t]*([＞＊－＋•●◦▪·・])[ \t\u3000]+\S/gm,
    message: ([, sign]) => `${sign} starts no list or quote`,
    hint: 'Write - or > and a space at the start of a line.',
  },
  {
    pattern: /^\[[ xX/>-]?\]/g,
    message: ([box]) => `${box} is no box of a task`,
    hint: `Write - [ ] or - [x], and a space before the task; ${orEscape('[')}.`,
  },
  {
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]+==(?!=)/g,
    message: ([text]) => `${text} marks nothing`,
    hint: `Write <mark>text</mark>; ${orEscape('=')}.`,
  },
  {
    pattern: /\${2}/g,
    message: ([sign]) => `${sign} starts no formula`,
    hint: `Write the formula as an image, or as \`code\`; ${orEscape('$')}.`,
  },
  {
    pattern: /https?(?:：\/\/|[:：]／／)[^\s，。；）]*/gi,
    message: ([url]) => `${url} is not a link`,
    hint: 'Write https:// with the signs of English text.',
  },
  {
    pattern: /｀+[^｀\n]*｀*|＊＊[^＊\n]*(?:＊＊)?/g,
    message: ([text]) => `${text} is neither code nor bold`,
    hint: 'Write `code` and **bold** with the signs of English text.',
  },
  {
    pattern: /\*\*|~~/g,
    message: ([sign]) => `${sign} neither starts nor ends anything`,
    hint: ([sign]) =>
      `Write ${sign}text${sign} without spaces inside; ${orEscape(sign.charAt(0))}.`,
  },
  {
    pattern: /`+/g,
    message: ([sign]) => `${sign} starts no code`,
    hint: ([sign]) => `Write ${sign} behind the code, too; ${orEscape('`')}.`,
  },
  {
    pattern: /(?<![\w:]):(?:[a-z][a-z\d]*(?:[_+-][a-z\d]+)*|[+-]1):(?![\w:])/g,
    message: ([name]) => `${name} is not an emoji`,
    hint: `Write the character itself; ${orEscape(':')}.`,
  },
];

/** Problems of one kind that are reported. */
const maxReports = 10;

const characterName = /&[a-z][a-z\d]*;/gi;

const containerSign = /^[> \t]*([:：]{3,})[ \t]*([\w-]*)/;

/**
 * The source of a paragraph, heading or cell, in which everything but text is replaced: code,
 * links, marks of emphasis, and characters with a backslash.
 */
function readText(node: Nodes, { source }: CompileContext): string {
  const from = node.position?.start.offset ?? 0;
  let text = '';

  /** Adds what is between the texts. */
  function fill(end = from): void {
    text += source.slice(from + text.length, end).replace(/[^\s>]/g, objectReplacement);
  }

  function add(child: Nodes): void {
    if (child.type === 'link') return;
    if (child.type === 'text') {
      const { start, end } = child.position ?? {};
      // Spaces between tags have no place.
      if (start?.offset === undefined) return;
      fill(start.offset);
      const written = source.slice(from + text.length, end?.offset);
      // Names of characters are text where they are still there when they are read.
      const unknown = new Set(child.value.match(characterName));
      for (const [, name] of written.matchAll(/&amp;([a-z][a-z\d]*;)/gi))
        unknown.delete(`&${name}`);
      text += written
        .replace(/\\[!-/:-@[-`{-~]/g, objectReplacement.repeat(2))
        .replace(characterName, (name) =>
          unknown.has(name) ? name : objectReplacement.repeat(name.length),
        );
    } else if ('children' in child) for (const inner of child.children) add(inner);
  }

  add(node);
  fill(node.position?.end.offset);
  return text;
}

/** Reports at an offset in a node. */
function reportAt(
  node: Nodes,
  text: string,
  offset: number,
  context: CompileContext,
  ...message: [message: string, hint: string]
): void {
  const start = placeAt(text, offset, node.position?.start);
  const place = { type: 'text', position: { start, end: start } } as const;
  report(context, place, ...message);
}

/** @param original from `readText` */
function checkText(node: Nodes, original: string, context: CompileContext): void {
  let text = original;
  for (const rule of rules) {
    if (rule.isTextOnly && node.type === 'heading') continue;
    let count = 0;
    text = text.replace(rule.pattern, (...args) => {
      const [matched] = args as [string];
      const offset = args.findLast((arg) => typeof arg === 'number') as number;
      const start = (node.position?.start.offset ?? 0) + offset;
      const raw = context.source.slice(start, start + matched.length);
      const groups = args.slice(1).map((group) => {
        if (typeof group !== 'string' || !group.includes(objectReplacement)) return group;
        const at = matched.indexOf(group);
        return raw.slice(at, at + group.length);
      });
      const match = [quote(raw), ...groups] as unknown as RegExpExecArray;
      const space = /^[> \t]*/.exec(matched)?.[0].length ?? 0;
      if (++count <= maxReports)
        reportAt(node, original, offset + space, context, ...explain(rule, match));
      return matched.replace(/\S/g, objectReplacement);
    });
  }
}

/** Reports `:::` in text, once for each container. */
function checkContainers(texts: readonly { node: Nodes; text: string }[], context: CompileContext) {
  let open = 0;
  let count = 0;
  for (const { node, text } of texts) {
    let offset = 0;
    for (const line of text.split('\n')) {
      if (count === maxReports) return;
      const [matched, colons = '', name = ''] = containerSign.exec(line) ?? [];
      if (matched && name) {
        open += 1;
        count += 1;
        const message = `${colons} ${name} starts no container`;
        const hint = containerNames.includes(name)
          ? `Write :::${name}, with the colons of English text and no space, and ::: on its own line below.`
          : containerHint(name);
        reportAt(node, text, offset, context, message, hint);
      } else if (matched && open > 0) open -= 1;
      else if (matched) {
        count += 1;
        const hint =
          'Remove it. A container around another one needs more colons: ::::tip, and :::: at its end.';
        reportAt(node, text, offset, context, `${colons} ends no container`, hint);
      }
      offset += line.length + 1;
    }
  }
}

function checkFence(node: Code, { source }: CompileContext): boolean {
  const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
  const [, fence = ''] = /^(`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  const last =
    lines
      .at(-1)
      ?.replace(/^[> \t]*/, '')
      .trimEnd() ?? '';
  return fence === '' || (lines.length > 1 && last.startsWith(fence) && !/[^`~]/.test(last));
}

/**
 * Reports notes that are on no page: without a reference, or defined twice. Targets of links are not
 * reported: many are left over, the first one wins, and no text is lost.
 */
function checkFootnotes(tree: Root, context: CompileContext): void {
  const used = new Set<string>();
  const defined = new Set<string>();
  visit(tree, 'footnoteReference', (node) => {
    used.add(node.identifier);
  });
  visit(tree, 'footnoteDefinition', (node) => {
    const name = `the footnote [^${node.label}]`;
    if (!used.has(node.identifier)) {
      const hint = `Write [^${node.label}] where it belongs, or remove it.`;
      report(context, node, `nothing refers to ${name}`, hint);
    } else if (defined.has(node.identifier)) {
      report(context, node, `${name} is defined twice`, 'Remove one of them, or rename it.');
    }
    defined.add(node.identifier);
  });
}

/** Reports cells that no column of the table has: they would be left out. */
function checkRow(node: TableRow, table: Table, context: CompileContext): void {
  // A transform of the site can add a table, which has no place.
  if (!node.position) return;
  const columns = table.children[0]?.children.length ?? 0;
  const written = context.source.slice(node.position.start.offset, node.position.end.offset);
  const cells = written
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
  if (cells <= columns) return;
  const hint = 'Write as many cells as in the first row, and \\| for a plain |.';
  report(context, node, `a row with ${cells} cells in a table of ${columns} columns`, hint);
}

/** Reports fields of the frontmatter that have become a heading. */
function checkFields(node: Heading, context: CompileContext): void {
  const start = node.position?.start.offset ?? 0;
  const before = context.source.slice(Math.max(0, start - 12), start);
  if (!/(?:^|\n)-{3,}[ \t]*\n$/.test(before)) return;
  const [name] = /^[a-z]\w*:(?=\s)/i.exec(context.source.slice(start)) ?? [];
  if (!name) return;
  const hint = 'Move the fields to the top of the file, between two lines of ---.';
  report(context, node, `${name} is no field of the frontmatter here`, hint);
}

/**
 * Reports Markdown that has no effect, and would be on the page as it is written, such as the syntax
 * of other generators, and footnotes and strikethrough that nobody meant.
 */
export function checkSyntax(tree: Root, context: CompileContext): void {
  const texts: { node: Nodes; text: string }[] = [];
  visitAll(tree, (node, _, parent) => {
    if (node.type === 'heading') checkFields(node, context);
    if (node.type === 'tableRow') checkRow(node, parent as Table, context);
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const text = readText(node, context);
      checkText(node, text, context);
      if (node.type === 'paragraph') texts.push({ node, text });
    } else if (node.type === 'code' && !checkFence(node, context)) {
      const hint = 'Write ``` on its own line below the code.';
      report(context, node, 'the code block is not closed', hint);
    } else if (node.type === 'delete') {
      const start = node.position?.start.offset ?? 0;
      if (context.source.startsWith('~~', start)) return;
      const hint = 'Write \\~ for a plain ~, as in 5\\~10, or ~~text~~ to strike text out.';
      report(context, node, 'text between two ~ is struck out', hint);
    }
  });
  checkContainers(texts, context);
  checkFootnotes(tree, context);
}
