import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, feedbackDuration } from './announce.ts';

const region = { textContent: '' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { getElementById: () => region });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an announcement is cleared', () => {
  announce('Copied');
  expect(region.textContent).toBe('Copied');
  vi.advanceTimersByTime(feedbackDuration);
  expect(region.textContent).toBe('');
});

test('a title announced in the meantime is kept', () => {
  announce('Copied');
  region.textContent = 'Quick start';
  vi.advanceTimersByTime(feedbackDuration);
  expect(region.textContent).toBe('Quick start');
});
