import type { Part } from './part.ts';
import type { Reader } from './reader.ts';
import { expect } from './test.ts';

/** Waits for a value, or one that a matcher describes. A document being replaced has none. */
export async function expectSoon(
  read: () => Promise<unknown>,
  expected: unknown,
  what?: string,
): Promise<void> {
  const check = async () => expect(await read(), what).toEqual(expected);
  await expect(check).toPass({ timeout: 15_000 });
}

export async function expectShown(reader: Reader, part: Part, isShown = true): Promise<void> {
  await expectSoon(() => reader.isShown(part), isShown, `${part.role} ${part.name}`);
}

/** Otherwise a click would miss a moving element. */
async function expectAtRest(reader: Reader): Promise<void> {
  const countMoving = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expectSoon(() => reader.evaluate(countMoving), 0, 'running animations');
}

export async function click(reader: Reader, part: Part): Promise<void> {
  await expectShown(reader, part);
  await expectAtRest(reader);
  await expectSoon(() => reader.click(part), true, `click on ${part.role} ${part.name}`);
}

export async function expectUrl(reader: Reader, url: string): Promise<void> {
  await expectSoon(() => reader.evaluate(() => location.pathname + location.hash), url);
}

/** The result that Enter follows. */
export async function expectBestResult(reader: Reader, url: string): Promise<void> {
  const readBest = () =>
    document.querySelector('[role=option][aria-selected=true]')?.getAttribute('href');
  await expectSoon(() => reader.evaluate(readBest), url);
}

/** Role or tag name of the focused element. */
export async function expectFocus(reader: Reader, role: string): Promise<void> {
  const readFocus = () =>
    document.activeElement?.getAttribute('role') ?? document.activeElement?.localName;
  await expectSoon(() => reader.evaluate(readFocus), role);
}

export async function searchFor(reader: Reader, keys: string, query: string): Promise<void> {
  await reader.press(keys);
  await expectFocus(reader, 'combobox');
  await reader.type(query);
  await expectShown(reader, { role: 'option' });
}
