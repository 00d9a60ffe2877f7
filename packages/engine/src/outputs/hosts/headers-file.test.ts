import { expect, test } from 'vitest';
import { sampleSite } from '../../../testing/sample-site.ts';
import { createTemporaryFolder } from '../../../testing/temporary-folder.ts';
import { formatDiagnostic } from '../../diagnostics.ts';
import type { BuildContext } from '../build-step.ts';
import { writeHostFiles } from './write-host-files.ts';

/** Writes the files for a policy with `count` inline styles. */
async function writePolicy(count: number): Promise<{ warnings: string[]; length: number }> {
  const warnings: string[] = [];
  const written: string[] = [];
  const styles = Array.from({ length: count }, (_, index) => `p{order:${index}}`);
  const build = {
    project: { config: sampleSite(), sources: [] },
    hostsDir: await createTemporaryFolder(),
    assets: { inlineSources: { scripts: [], styles } },
    out: { write: async (...[, , text]: [string, string, () => string]) => written.push(text()) },
    log: { warn: (text: string) => warnings.push(text) },
  };
  await writeHostFiles(build as unknown as BuildContext);
  const line = written.join().split('\n')[1] ?? '';
  return { warnings, length: line.length };
}

test('a policy near the limit of Cloudflare Pages causes a warning', async () => {
  const { warnings, length } = await writePolicy(31);
  expect(length).toBeGreaterThan(1900);
  expect(warnings).toEqual([
    formatDiagnostic({
      severity: 'warning',
      file: 'dist/_headers',
      message: `the line Content-Security-Policy has ${length} characters`,
      hint: 'Cloudflare Pages allows 2000. Use fewer inline scripts, styles or hosts.',
    }),
  ]);
});

test('a shorter policy causes none', async () => {
  const { warnings, length } = await writePolicy(30);
  expect(length).toBeGreaterThan(1800);
  expect(length).toBeLessThanOrEqual(1900);
  expect(warnings).toEqual([]);
});
