import type { Node } from 'acorn';
import type { Budget } from './limits.ts';
import { Callable, isPrimitive, LeftOut, Refused } from './values.ts';

type Context = {
  args: unknown[];
  /** The first argument, as a function. */
  callback: (...args: unknown[]) => unknown;
  /** Takes from the budget before something large is made. */
  spend: (items: number) => void;
  spendCharacters: (characters: number) => void;
};

/** The items for which the callback is true, and an unknown value where that is not known. */
function select(list: unknown[], { callback }: Context): unknown[] {
  return list.flatMap((item, at) => {
    const kept = callback(item, at);
    if (kept instanceof LeftOut) return [kept];
    return kept ? [item] : [];
  });
}

/** Lists in lists, one level of them, as one list. */
function flatten(list: unknown[], { spend }: Context): unknown[] {
  spend(list.reduce((sum: number, item) => sum + (Array.isArray(item) ? item.length : 1), 0));
  return list.flat();
}

function joinTexts(list: unknown[], { args: [by = ','], spendCharacters }: Context): unknown {
  const unknown = list.find((item) => item instanceof LeftOut);
  if (unknown) return unknown;
  if (!list.every(isPrimitive) || typeof by !== 'string') throw new Refused('this call of "join"');
  const texts = list.map((item) => String(item ?? ''));
  const separators = by.length * Math.max(0, list.length - 1);
  spendCharacters(texts.reduce((sum, { length }) => sum + length, separators));
  return texts.join(by);
}

type ListMethod = (list: unknown[], context: Context) => unknown;

const listMethods = new Map<string, ListMethod>([
  ['map', (list, { callback }) => list.map((item, at) => callback(item, at))],
  [
    'flatMap',
    (list, context) => {
      // One list after the other, so that the budget ends before the memory.
      const found: unknown[] = [];
      for (const [at, item] of list.entries()) {
        for (const value of flatten([context.callback(item, at)], context)) found.push(value);
      }
      return found;
    },
  ],
  ['filter', select],
  ['find', (list, context) => select(list, context)[0]],
  ['some', (list, context) => select(list, context).length > 0],
  ['every', (list, context) => select(list, context).length === list.length],
  [
    'reduce',
    (list, { callback, args }) => {
      if (args.length < 2) throw new Refused('"reduce" without a first value');
      return list.reduce((sum, item, at) => callback(sum, item, at), args[1]);
    },
  ],
  ['concat', (list, context) => flatten([list, ...context.args], context)],
  ['flat', flatten],
  ['slice', (list, { args: [from, to] }) => list.slice(Number(from ?? 0), to as number)],
  ['join', joinTexts],
  ['includes', (list, { args: [item] }) => list.includes(item)],
  ['push', (list, { args }) => list.push(...args)],
]);

const maxMatched = 1000;

/** Whether an expression is matched in a time that does not explode with the text. */
function isQuick(pattern: RegExp): boolean {
  const quantifiers = pattern.source.match(/[*+{]/g) ?? [];
  return quantifiers.length <= 2 && !/\)[*+?{]|\\[1-9k]/.test(pattern.source);
}

/** What a text may be searched for. */
function checkPattern(value: unknown, text: string): string | RegExp {
  if (typeof value === 'string') return value;
  if (value instanceof RegExp && text.length <= maxMatched && isQuick(value)) return value;
  throw new Refused('this regular expression');
}

type TextMethod = (text: string, context: Context) => unknown;

const textMethods = new Map<string, TextMethod>([
  ...(['replace', 'replaceAll'] as const).map((name): [string, TextMethod] => [
    name,
    (text, { args: [pattern, by], spendCharacters }) => {
      // `$&` and the like insert more than they say.
      if (typeof by !== 'string' || by.includes('$')) throw new Refused('this replacement');
      spendCharacters((text.length + 1) * (by.length + 1));
      return text[name](checkPattern(pattern, text), by);
    },
  ]),
  ['split', (text, { args: [by] }) => text.split(checkPattern(by, text))],
  ['startsWith', (text, { args: [part] }) => text.startsWith(String(part))],
  ['endsWith', (text, { args: [part] }) => text.endsWith(String(part))],
  ['includes', (text, { args: [part] }) => text.includes(String(part))],
  ['slice', (text, { args: [from, to] }) => text.slice(Number(from ?? 0), to as number)],
  ['trim', (text) => text.trim()],
  ['toLowerCase', (text) => text.toLowerCase()],
  ['toUpperCase', (text) => text.toUpperCase()],
  ['toString', (text) => text],
]);

/** Calls a method of a list or a text. Throws `Refused` for those that are not known. */
export function callMethod(
  budget: Budget,
  node: Node,
  object: unknown,
  name: string,
  args: unknown[],
): unknown {
  const refused = new Refused(`the call of "${name}"`);
  const [first] = args;
  const context: Context = {
    args,
    callback(...values) {
      if (first instanceof LeftOut) return first;
      if (!(first instanceof Callable)) throw refused;
      return first.call(...values);
    },
    spend: (items) => budget.spend(node, items),
    spendCharacters: (characters) => budget.spendCharacters(node, characters),
  };
  const list = Array.isArray(object) ? listMethods.get(name) : undefined;
  if (list) return budget.spendValue(node, list(object as unknown[], context));
  const text = typeof object === 'string' ? textMethods.get(name) : undefined;
  const unknown = args.find((value) => value instanceof LeftOut);
  if (unknown) return unknown;
  if (!text || !args.every((value) => isPrimitive(value) || value instanceof RegExp)) throw refused;
  return budget.spendValue(node, text(object as string, context));
}
