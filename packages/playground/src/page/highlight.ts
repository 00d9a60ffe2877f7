import type { Tree } from '@lezer/common';
import { parser as css } from '@lezer/css';
import { highlightCode } from '@lezer/highlight';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { parseWithin } from './parse-within.ts';
import { tokenClasses } from './token-classes.ts';

export type Token = { text: string; className: string };

/** More take the page's time, and nobody reads such files token by token. */
const maxLength = 100_000;
const maxTokens = 20_000;

const parsers: [path: RegExp, parser: typeof javascript][] = [
  [/\.tsx$/, javascript.configure({ dialect: 'ts jsx' })],
  [/\.[cm]?ts$/, javascript.configure({ dialect: 'ts' })],
  [/\.[cm]?jsx?$/, javascript.configure({ dialect: 'jsx' })],
  [/\.(?:json|map)$/, json],
  [/\.css$/, css],
];

function listTokens(text: string, tree: Tree): Token[] {
  const tokens: Token[] = [];
  highlightCode(
    text,
    tree,
    tokenClasses,
    (token, className) => tokens.push({ text: token, className }),
    () => tokens.push({ text: '\n', className: '' }),
  );
  return tokens;
}

/** A text as the tokens of its language, or as one token when it is long or takes long to parse. */
export function highlight(path: string, text: string): Token[] {
  const plain = [{ text, className: '' }];
  const parser = parsers.find(([pattern]) => pattern.test(path))?.[1];
  const tree = parser && text.length <= maxLength ? parseWithin(parser, text) : undefined;
  if (!tree) return plain;
  const tokens = listTokens(text, tree);
  return tokens.length > maxTokens ? plain : tokens;
}
