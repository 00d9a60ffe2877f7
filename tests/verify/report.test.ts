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

test('a reason that many failures share is counted at the top', () => {
  const failures = Array.from({ length: 5 }, (_, index) => ({
    name: `statements/config/lib/dts#a${index}: Only`,
    messages: ['`npx rslib` ended with 1\n\nerror   Failed to build.\nerror   No a | b'],
  }));
  expect(writeReport(['a 2.0.0'], 9, failures)).toContain('\n| 5 | No a \\| b |\n');
  expect(writeReport(['a 2.0.0'], 9, failures.slice(1))).not.toContain('in common');
});

test('a report says when nothing differs', () => {
  expect(writeReport(['a 1.0.0'], 3, [])).toContain('All hold.');
});
