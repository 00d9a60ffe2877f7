import { expect, test } from 'vitest';
import type { Comparison, Measurement } from '../comparison.ts';
import { kindOf } from './rows.ts';
import { writeReport } from './write-report.ts';

/** A measurement scaled by `factor`, with `blocked` as its blocking time in ms. */
function measured(factor: number, blocked: number): Measurement {
  const paint = { first: 400 * factor, largest: 400 * factor, blocked, script: 9 * factor };
  return {
    builds: [4, 5, 7].map((cpu) => ({ cpu: cpu * factor, wall: 3 * factor, memory: 300 / factor })),
    traffic: {
      atLoad: [
        { path: '/page', bytes: 4000 * factor, styles: 1000 },
        { path: '/assets/a.css', bytes: 500, styles: 0 },
        { path: '/assets/a.js', bytes: 2000 * factor, styles: 0 },
      ],
      untilIdle: [{ path: '/next', bytes: 3000, styles: 0 }],
      inUse: [{ path: '/assets/b.js', bytes: 6000, styles: 0 }],
      navigation: [],
      search: [],
      background: [],
    },
    timings: [{ ...paint, clicked: 100, used: 60, hovered: 50, search: 900, laterSearch: 800 }],
  };
}

const comparison: Comparison = {
  date: '2026-01-31',
  machine: '2 cores',
  rounds: 1,
  sizes: [{ pages: 55, measurements: { own: measured(1, 0), vitepress: measured(2, 0) } }],
  failures: [{ name: 'rspress', stage: 'build', line: 'Error: no' }],
};

function findRow(report: string, name: string): string | undefined {
  return report.split('\n').find((line) => line.startsWith(`| ${name} |`));
}

test('a row has median, range and ratio', () => {
  const report = writeReport(comparison);
  expect(findRow(report, 'Build, CPU time')).toBe(
    '| Build, CPU time | 5 s (4–7) | 10 s (8–14) · 2.00× |',
  );
  expect(findRow(report, 'JavaScript at load')).toBe(
    '| JavaScript at load | 2 kB | 4 kB · 2.00× |',
  );
  expect(findRow(report, 'JavaScript until idle')).toBe(
    '| JavaScript until idle | 2 kB | 4 kB · 2.00× |',
  );
  expect(findRow(report, 'JavaScript of a page in use')).toBe(
    '| JavaScript of a page in use | 8 kB | 10 kB · 1.25× |',
  );
  expect(findRow(report, 'All files until idle')).toBe(
    '| All files until idle | 9.5 kB | 15.5 kB · 1.63× |',
  );
});

test('inline styles count as CSS', () => {
  const report = writeReport(comparison);
  expect(findRow(report, 'HTML')).toBe('| HTML | 3 kB | 7 kB · 2.33× |');
  expect(findRow(report, 'CSS')).toBe('| CSS | 1.5 kB | 1.5 kB · 1.00× |');
});

test('a ratio to zero is omitted', () => {
  expect(findRow(writeReport(comparison), 'Blocking time')).toBe('| Blocking time | 0 ms | 0 ms |');
});

test('rows where another generator is better have a reason; ties are listed apart', () => {
  const report = writeReport(comparison);
  const [, behind = ''] = report.split('## Where this project is not first');
  expect(behind).toContain(
    '- **Build, peak memory.** 55 pages: VitePress 150 MB; this project 300 MB.',
  );
  expect(behind).not.toContain('- **First paint.**');
  expect(behind).not.toContain('- **Blocking time.**');
  expect(behind).toMatch(/Ties:.*Blocking time \(/);
});

test('a failed generator is listed with its error', () => {
  expect(writeReport(comparison)).toMatch(/Rspress \d\S+: build: `Error: no`/);
});

test.each([
  ['/', 'html'],
  ['/section-1/page-2', 'html'],
  ['/section-1/page-2.html', 'html'],
  ['/assets/a.1b2c.js', 'js'],
  ['/assets/a.css', 'css'],
  ['/assets/a.woff2', 'font'],
  ['/search-en.json', 'other'],
])('%s counts as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});
