import { expect, test } from 'vitest';
import { writeReport } from './report.ts';

test('a report lists statements, recordings and the reference, each in its section', () => {
  const failures = [
    { name: 'statements/config/lib/dts#bundle: Only files', messages: ['expected a\n- a\n+ b'] },
    { name: 'examples/hello-kit: dts', messages: ['recorded/dts/dist/index.js differs'] },
    { name: 'the flags are those of the package', messages: [] },
  ];
  const report = writeReport(['@rslib/core 2.0.0'], 40, failures);
  expect(report).toContain('# With @rslib/core 2.0.0\n\n40 runs, 3 of them differ');
  const sections = report.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n')[0])).toEqual([
    'Statements that no longer hold',
    'Recordings that differ',
    'Messages, options, defaults and types',
  ]);
  expect(sections[0]).toContain('### statements/config/lib/dts#bundle: Only files');
  expect(sections[0]).toContain('+ b');
  expect(sections[1]).toContain('examples/hello-kit: dts');
  expect(sections[2]).toContain('### the flags are those of the package');
});

test('failures that share a reason are listed once, by page, with one example', () => {
  const failures = Array.from({ length: 5 }, (_, index) => ({
    name: `statements/config/lib/${index < 3 ? 'dts' : 'id'}#a${index}: Only`,
    messages: ['`npx rslib` ended with 1\n\nerror   Failed to build.\nerror   No `a`'],
  }));
  const other = { name: 'statements/config/lib/dts#b: Only', messages: ['expected 1 to be 2'] };
  const report = writeReport(['a 2.0.0'], 9, [...failures, other]);
  const [, common, statements] = report.split(/^## /m);
  expect(common).toContain("### 5 times: `No 'a'`\n");
  expect(common).toContain('- statements/config/lib/dts: 3\n- statements/config/lib/id: 2\n');
  expect(common?.match(/: Only$/gm)).toHaveLength(1);
  expect(statements?.match(/^### .*/gm)).toEqual(['### statements/config/lib/dts#b: Only']);
  expect(writeReport(['a 2.0.0'], 9, failures.slice(1))).not.toContain('in common');
  expect(writeReport(['a 2.0.0'], 9, Array(5).fill(other))).not.toContain('in common');
});

test('the reason of a script is the error that it throws', () => {
  const failures = Array.from({ length: 5 }, (_, index) => ({
    name: `statements/api#a${index}: It`,
    messages: [`expected ${index}`, `- error   As recorded\n+ Error: Expect "lib"\n+    at build`],
  }));
  expect(writeReport(['a 2.0.0'], 9, failures)).toContain('### 5 times: `Error: Expect "lib"`\n');
});

test('a report says when nothing differs', () => {
  expect(writeReport(['a 1.0.0'], 3, [])).toContain('All hold.');
});
