import { parser as css } from '@lezer/css';
import { highlightCode } from '@lezer/highlight';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { tokenClasses } from './token-classes.ts';

export type Token = { text: string; className: string };

/** Longer files take the page's time, and nobody reads them token by token. */
const maxLength = 100_000;

const parsers: [path: RegExp, parser: typeof javascript][] = [
  [/\.tsx$/, javascript.configure({ dialect: 'ts jsx' })],
  [/\.[cm]?ts$/, javascript.configure({ dialect: 'ts' })],
  [/\.[cm]?jsx?$/, javascript.configure({ dialect: 'jsx' })],
  [/\.(?:json|map)$/, json],
  [/\.css$/, css],
];

/** A text as the tokens of its language. */
export function highlight(path: string, text: string): Token[] {
  const parser = parsers.find(([pattern]) => pattern.test(path))?.[1];
  if (!parser || text.length > maxLength) return [{ text, className: '' }];
  const tokens: Token[] = [];
  highlightCode(
    text,
    parser.parse(text),
    tokenClasses,
    (token, className) => tokens.push({ text: token, className }),
    () => tokens.push({ text: '\n', className: '' }),
  );
  return tokens;
}
