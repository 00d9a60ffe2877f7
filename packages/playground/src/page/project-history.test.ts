import { expect, test } from 'vitest';
import { addStep, createStep, move, noHistory, type ProjectState } from './project-history.ts';

const sample = { sample: 'hello-kit/dts' };
const first: ProjectState = { base: sample, files: { a: '1', b: '2' } };

test('a removed file comes back, and what was typed since stays', () => {
  const removed: ProjectState = { base: sample, files: { a: '1' } };
  const history = addStep(noHistory, createStep(first, removed));
  const typed: ProjectState = { base: sample, files: { a: 'typed' } };
  const undone = move(typed, history, 'undo');
  expect(undone?.state.files).toEqual({ a: 'typed', b: '2' });
  const redone = undone && move(undone.state, undone.history, 'redo');
  expect(redone?.state.files).toEqual({ a: 'typed' });
  expect(redone?.history).toEqual({ undo: [expect.anything()], redo: [] });
});

test('another project gives way to the one before, with all its files', () => {
  const brought = { name: 'mine', files: { b: '3', c: '4' }, packages: {}, leftOut: new Map() };
  const other: ProjectState = { base: brought, files: brought.files };
  const history = addStep(noHistory, createStep(first, other));
  expect(move(other, history, 'undo')?.state).toEqual(first);
});

test('without steps there is nothing to undo, and a new step ends what could be redone', () => {
  expect(move(first, noHistory, 'undo')).toBeUndefined();
  const step = createStep(first, { base: sample, files: {} });
  expect(addStep({ undo: [], redo: [step] }, step)).toEqual({ undo: [step], redo: [] });
});

test('old steps give way when they hold too much', () => {
  const large: ProjectState = { base: sample, files: { a: 'x'.repeat(6_000_000) } };
  const step = createStep(large, first);
  const history = addStep(addStep(noHistory, step), step);
  expect(history.undo).toHaveLength(1);
});

test('names that all objects have are files like others', () => {
  const state: ProjectState = { base: sample, files: { constructor: '1' } };
  const step = createStep(state, { base: sample, files: {} });
  expect([...step.files]).toEqual([['constructor', '1']]);
});
