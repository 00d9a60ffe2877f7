/** Maximum length of a query in the field. */
export const maxLength = 64;

/** Parts of messages that differ from project to project, or say nothing, the least telling first. */
const incidental: readonly RegExp[] = [
  // Colors, frames of code and signs of a terminal.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character of terminals
  /\u001b\[[\d;]*[A-Za-z]|[\u2500-\u257f×✖✗✘❯›│]+/gu,
  // Times, levels and processes in logs: `2026-01-31T10:11:12.123Z ##[error]`, `(node:12345)`.
  /(?<![\w:.])(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?:Z| ?[AP]M)?(?!\S)|##\[\w+\]|\(node:\d+\)/gu,
  // Lines of a stack. Names have a limit: each `at` of a text of any length starts a search for their end.
  /(?:^|\s)at (?:async )?(?:new )?[\w$.<>[\] ]{0,200}\(?(?:file:|node:|webpack:|[a-z]:[\\/]|\/)[^\s)]*\)?/giu,
  // Absolute paths and URLs with their positions.
  /(?<![\w@.-])(?:(?:file|https?|webpack):\/\/|node:(?=\S*:\d)|[a-z]:[\\/]|~?\/|\\\\)[^\s'"`()[\],;，。；]+(?:\(\d+,\d+\))?/giu,
  // Relative paths with positions: `src/index.ts:1:26`, `src/index.ts(1,26)`.
  /(?<!\S)[\w@./\\-]+\.\w+(?::\d+(?::\d+)?|\(\d+,\d+\)):?/gu,
  // Names of tools, but no codes: `[tsc]`, `[ERR_MODULE_NOT_FOUND]`.
  /(?<!\S)\[(?![A-Z\d_]+\])[\w:.@/ -]+\]|(?<!\S)(?:ERROR in|(?:Uncaught )?(?:Error|error)\b:?)(?=\s)/gu,
  /['"`‘’“”]/gu,
  /[()[\]{}<>|:,]+(?=\s|$)|(?<=^|\s)[-–—()[\]{}<>|:,]+(?=\s|$)/gu,
];

function toLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function cut(text: string): string {
  // Slicing can split a surrogate pair.
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Selected text as a query: one line, at most 64 characters. */
export function toQuery(selected: string): string {
  return cut(toLine(selected));
}

/**
 * Pasted text as a query: what finds the page remains. A message that is too long loses paths, positions, the
 * stack and quotes, before it is cut at the end of a word.
 */
export function shortenPasted(pasted: string): string {
  let line = toLine(pasted);
  for (const part of incidental) {
    if (line.length <= maxLength) return line;
    // A path leaves the dash or colon behind it.
    line = toLine(line.replace(part, ' ').replace(/^[\s:,;-]+/u, '')) || line;
  }
  return line.length > maxLength ? cut(line).replace(/(?<=\S)\s+\S*$/u, '') : line;
}
