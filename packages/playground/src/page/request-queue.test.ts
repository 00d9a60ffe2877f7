import { beforeEach, expect, test } from 'vitest';
import { RequestQueue } from './request-queue.ts';

let asked: string[];
let answers: (() => void)[];
let queue: RequestQueue;
beforeEach(() => {
  asked = [];
  answers = [];
  const answer = (type: string) => async (request: { files: object }) => {
    asked.push(`${type} ${Object.keys(request.files)}`);
    await new Promise<void>((resolve) => answers.push(resolve));
  };
  queue = new RequestQueue({ build: answer('build'), check: answer('check') });
});

const project = (name: string) => ({ files: { [name]: '' }, packages: {} });
async function finish(): Promise<void> {
  answers.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
}

test('a check does not take the place of a build that waits', async () => {
  void queue.build(project('a'));
  const b = project('b');
  void queue.build(b);
  void queue.check(b);
  await finish();
  await finish();
  expect(asked).toEqual(['build a', 'build b', 'check b']);
});

test('files that were not built are built before they are checked', async () => {
  const a = project('a');
  void queue.check(a);
  await finish();
  expect(asked).toEqual(['build a', 'check a']);
  await finish();
  void queue.check(a);
  expect(asked).toEqual(['build a', 'check a', 'check a']);
});

test('pressing Build twice is one build, and pressing it later another', async () => {
  const a = project('a');
  void queue.build(a);
  void queue.build(a);
  await finish();
  expect(asked).toEqual(['build a']);
  expect(queue.isRunning).toBe(false);
  void queue.build(a);
  expect(asked).toEqual(['build a', 'build a']);
});

test('only the latest of the builds that wait runs', async () => {
  for (const name of ['a', 'b', 'c']) void queue.build(project(name));
  await finish();
  await finish();
  expect(asked).toEqual(['build a', 'build c']);
});

test('nothing that waits runs after it is cleared', async () => {
  void queue.build(project('a'));
  void queue.build(project('b'));
  queue.clear();
  await finish();
  expect(asked).toEqual(['build a']);
});
