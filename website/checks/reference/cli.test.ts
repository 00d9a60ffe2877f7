import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { websiteRoot } from '../roots.ts';
import { type AllHelp, type CliPage, readAllHelp, readCliPage } from './cli-flags.ts';
import { checkCliPage, checkFactFlags } from './compare-flags.ts';
import { type OptionPage, readOptionPages } from './option-pages.ts';

let help: AllHelp;
let options: OptionPage[];
const guides = new Map<string, CliPage>();

beforeAll(async () => {
  [help, options] = await Promise.all([readAllHelp(), readOptionPages()]);
  for (const lang of new Set(options.map((page) => page.lang))) {
    const file = `content/${lang}/guide/basic/cli.mdx`;
    guides.set(lang, readCliPage(await readFile(join(websiteRoot, file), 'utf8'), file));
  }
});

function guideOf(lang: string): CliPage {
  const guide = guides.get(lang);
  if (!guide) throw new Error(`no guide in ${lang}`);
  return guide;
}

describe('the flags of rslib', () => {
  it('match the CLI guide', () => {
    expect(help.build.flags.length).toBeGreaterThan(20);
    expect([...guides.values()].flatMap((guide) => checkCliPage(help, guide))).toEqual([]);
  });

  it('match the facts of the options', () => {
    const problems = options.flatMap((page) => checkFactFlags(help, guideOf(page.lang), page));
    expect(problems).toEqual([]);
  });
});

describe('the comparison', () => {
  it('reports a flag and a command that only one side has', () => {
    const guide = guideOf('en');
    const [first, ...rest] = guide.sections['build-flags'];
    if (!first) throw new Error('the guide has no flags');
    const other = { names: ['--declaration'], takesValue: false, links: [] };
    const changed: CliPage = {
      ...guide,
      commands: [...guide.commands.filter((name) => name !== 'rslib inspect'), 'rslib dev'],
      sections: { ...guide.sections, 'build-flags': [...rest, other] },
    };
    const problems = checkCliPage(help, changed).join('\n');
    expect(problems).toContain(
      `rslib has ${first.names.join(', ')}, which the section "build-flags"`,
    );
    expect(problems).toContain('documents --declaration, which rslib does not have there');
    expect(problems).toContain('rslib has the command inspect');
    expect(problems).toContain('documents rslib dev, which does not exist');
  });

  it('reports a flag in the wrong facts, and a missing one', () => {
    const page = options.find(({ title }) => title === 'lib.format');
    if (!page?.facts) throw new Error('lib.format has no facts');
    const changed = { ...page, facts: { ...page.facts, cli: '--form <format>' } };
    expect(checkFactFlags(help, guideOf(page.lang), changed)).toEqual([
      expect.stringContaining('has the unknown flag --form in its facts'),
      expect.stringContaining('links --format with /config/lib/format, whose facts do not have it'),
    ]);
  });
});
