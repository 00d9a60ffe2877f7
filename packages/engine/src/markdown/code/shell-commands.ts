/** A line on which a command starts, or one that belongs to the command before it. */
type LineKind = 'command' | 'comment' | 'rest';

/** Quotes and comments of a line; an escaped character is neither. */
const token = /\\.|["'`]|(?:^|\s)#.*|<<-?\s*(["']?)([\w-]+)\1/g;

/** Words and brackets that start and end a command of several lines. */
const opening = /(?:^|[;&|]|\b(?:do|then|else))\s*(?:if|for|while|until|case|select)\b|[({]\s*$/g;
const closing = /(?:^|[;&|])\s*(?:fi|done|esac)\b|^\s*[)}]/g;

function count(code: string, pattern: RegExp): number {
  return code.match(pattern)?.length ?? 0;
}

type Line = {
  /** The quote of a string that goes on. */
  quote: string;
  /** The line that ends a here document. */
  hereDocument: string;
  isContinued: boolean;
  /** Loops, conditions, functions and groups that it starts, less those that it ends. */
  depth: number;
};

/** Reads how a line of shell ends. */
function readLine(line: string, openQuote: string): Line {
  let quote = openQuote;
  let hereDocument = '';
  let code = '';
  let from = 0;
  for (const { 0: sign, 2: end, index } of line.matchAll(token)) {
    const isQuote = /^["'`]$/.test(sign);
    const isEnd = isQuote && quote === sign;
    if (isEnd) from = index + 1;
    if (isEnd) quote = '';
    else if (quote) continue;
    else if (isQuote) {
      quote = sign;
      code += `${line.slice(from, index)}"`;
    } else if (end) hereDocument = end;
    else if (sign.trimStart().startsWith('#')) {
      code += line.slice(from, index);
      from = line.length;
    }
  }
  if (!quote) code += line.slice(from);
  const isContinued = line.endsWith('\\') || /(?:\||&&)\s*$/.test(code);
  return {
    quote,
    hereDocument,
    isContinued: isContinued && quote === '',
    depth: count(code, opening) - count(code, closing),
  };
}

/**
 * Tells on which lines commands start, so that each has one prompt: strings, here documents,
 * backslashes, pipes and `&&` continue a command on the next line, as do loops, conditions, functions
 * and groups.
 */
export function readCommands(lines: readonly string[]): LineKind[] {
  let quote = '';
  let hereDocument = '';
  let isContinued = false;
  let depth = 0;
  return lines.map((line) => {
    if (hereDocument) {
      if (line.trim() === hereDocument) hereDocument = '';
      return 'rest';
    }
    const isRest = quote !== '' || isContinued || depth > 0 || line.trim() === '';
    if (!quote && /^\s*#/.test(line)) return 'comment';
    const read = readLine(line, quote);
    ({ quote, hereDocument, isContinued } = read);
    depth = Math.max(0, depth + read.depth);
    return isRest ? 'rest' : 'command';
  });
}
