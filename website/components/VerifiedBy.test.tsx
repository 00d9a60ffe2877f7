import { samplePage, sampleSiteData } from 'docs-engine/testing/sample-page.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en, zh } from '../../tests/support/strings.ts';
import { toMarkdown, VerifiedBy } from './VerifiedBy.tsx';

const props = { kits: ['hello-kit', 'umd-kit'], probes: { file: 'config/lib/dts.ts', count: 3 } };

function textOf(strings: typeof en): string {
  const site = { ...sampleSiteData(), strings, release: '1.0.1' };
  const html = renderToStaticMarkup(
    VerifiedBy(props, { site, page: samplePage(), childProps: [] }),
  );
  return html.replace(/<[^>]+>/g, '');
}

test('the proofs of a page are a list in its language', () => {
  expect(textOf(en)).toMatch(/: 3 statements, hello-kit, umd-kit$/);
  expect(textOf(zh)).toMatch(/：3 处说明、hello-kit、umd-kit$/);
});

test('so they are in its copy', () => {
  const copyOf = (strings: typeof en) =>
    toMarkdown(props, { strings, children: '' }).replace(/\]\([^)]+\)|\[/g, '');
  expect(copyOf(en)).toBe('Verified by: 3 statements, hello-kit, umd-kit');
  expect(copyOf(zh)).toBe('核实依据：3 处说明、hello-kit、umd-kit');
});
