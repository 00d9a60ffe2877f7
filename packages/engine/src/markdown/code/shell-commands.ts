/** A line on which a command starts, or one that belongs to the command before it. */
type LineKind = 'command' | 'comment' | 'rest';

/** Quotes and comments of a line; an escaped character is neither. */
const token = /\\.|["'`]|(?:^|\s)#.*|<<-?\s*(["']?)([\w-]+)\1/g;

/** Reads how a line of shell ends: inside of a string, before a here document, or continued. */
function readLine(
  line: string,
  openQuote: string,
): { quote: string; hereDocument: string; isContinued: boolean } {
  let quote = openQuote;
  let hereDocument = '';
  let code = line;
  for (const { 0: sign, 2: end, index } of line.matchAll(token)) {
    const isQuote = /^["'`]$/.test(sign);
    if (isQuote && quote === sign) quote = '';
    else if (quote) continue;
    else if (isQuote) quote = sign;
    else if (end) hereDocument = end;
    else if (sign.trimStart().startsWith('#')) code = line.slice(0, index);
  }
  const isContinued = line.endsWith('\\') || /(?:\||&&)\s*$/.test(code);
  return { quote, hereDocument, isContinued: isContinued && quote === '' };
}

/**
 * Tells on which lines commands start, so that each has one prompt: strings, here documents,
 * backslashes, pipes and `&&` continue a command on the next line.
 */
export function readCommands(lines: readonly string[]): LineKind[] {
  let quote = '';
  let hereDocument = '';
  let isContinued = false;
  return lines.map((line) => {
    if (hereDocument) {
      if (line.trim() === hereDocument) hereDocument = '';
      return 'rest';
    }
    const isRest = quote !== '' || isContinued || line.trim() === '';
    if (!quote && /^\s*#/.test(line)) return 'comment';
    ({ quote, hereDocument, isContinued } = readLine(line, quote));
    return isRest ? 'rest' : 'command';
  });
}
