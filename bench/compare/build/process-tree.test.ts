import { expect, test } from 'vitest';
import { findErrorLine } from './error-line.ts';
import { parseStat, sumTree } from './process-tree.ts';

test('reads a process whose name contains spaces and parentheses', () => {
  const before =
    '42 (node (a) b) S 7 42 42 0 -1 4194304 1 2 3 4 5 6 7 8 20 0 11 0 99 1000000 250 18446744';
  expect(parseStat(before)).toEqual({ id: 42, parent: 7, memory: 250 * 4096 });
});

test('adds up a process and its descendants only', () => {
  const processes = [
    { id: 1, parent: 0, memory: 1000 },
    { id: 5, parent: 1, memory: 1 },
    { id: 6, parent: 5, memory: 10 },
    { id: 7, parent: 6, memory: 100 },
  ];
  expect(sumTree(5, processes)).toBe(111);
  expect(sumTree(8, processes)).toBe(0);
});

test('finds the line with the error, without colors', () => {
  const log = 'building\n\u001b[31m[ERROR] Unable to build\u001b[39m\n  at build.js\n';
  expect(findErrorLine(log)).toBe('[ERROR] Unable to build');
  expect(findErrorLine('one\ntwo\n\n')).toBe('two');
  expect(findErrorLine('')).toBe('no output');
});
