import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostDate } from './PostDate.tsx';

test.each([
  ['2026-02-01T07:00:00+08:00', 'February 1, 2026'],
  ['2026-02-01T23:00:00-08:00', 'February 1, 2026'],
  ['2025-05-14T10:00:00Z', 'May 14, 2025'],
  ['2026-01-31', 'January 31, 2026'],
])('%s is the day that the author wrote', (date, day) => {
  expect(renderToStaticMarkup(<PostDate date={date} lang="en" />)).toBe(
    `<time dateTime="${date}">${day}</time>`,
  );
});
