import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSight } from '../../consumers/names.ts';
import { parsePage } from '../content/parse-page.ts';
import { nodeModules, packageFolder, websiteRoot } from '../roots.ts';
import { compareMessages, listPageMessages } from './error-index.ts';
import { findMessages, listPackageMessages, messagePattern } from './package-messages.ts';
import { readRecorded, readSeen } from './quoted-messages.ts';

let packages: string[];
let recorded: string;

beforeAll(async () => {
  [packages, recorded] = await Promise.all([
    listPackageMessages(packageFolder('@rslib/core')),
    readRecorded(),
  ]);
});

async function readErrorIndex(lang: string): Promise<string[]> {
  const file = `content/${lang}/guide/faq/errors.mdx`;
  const text = await readFile(join(websiteRoot, file), 'utf8');
  return listPageMessages(parsePage(text, file));
}

describe.each(['en', 'zh'])('the error index (%s)', (lang) => {
  it('has every message of the installed packages, each printed by a sample', async () => {
    expect(compareMessages(await readErrorIndex(lang), packages, recorded)).toEqual([]);
  });
});

it('has no message that appeared or went with the release that is tried', async () => {
  const installed = await listPackageMessages(join(nodeModules, '@rslib/core'));
  expect(packages.toSorted()).toEqual(installed.toSorted());
});

it('has every message that users of a library have met', async () => {
  const patterns = (await readErrorIndex('en')).map(messagePattern);
  const messages = (await readSeen()).filter((seen) => !isSight(seen));
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter((seen) => !patterns.some((pattern) => pattern.test(seen)))).toEqual([]);
});

describe('the messages of a package', () => {
  it('are errors, warnings and collected problems', () => {
    const code = `
      const NAME = 'the package';
      const problem = \`Pattern \${color.cyan(entry)} is wrong\`;
      if (a) throw new Error(\`No file in \${folder}. Add \${color.green('one')} to \${NAME}\`);
      src_logger.warn('This is deprecated');
      logger.info('This is no problem');
      entryErrorReasons.push(problem);
      resolve({ errorMessage: \`Error in \${name} files\` });
    `;
    expect(findMessages(code)).toEqual([
      'No file in …. Add one to the package',
      'This is deprecated',
      'Pattern … is wrong',
      'Error in … files',
    ]);
  });

  it('are reported if the page does not have them or no sample prints them', () => {
    expect(
      compareMessages(
        ['File "…" is lost', 'Never printed'],
        ['Entry … is new'],
        'File "a" is lost',
      ).slice(0, 2),
    ).toEqual([
      'missing on the page: "Entry … is new"',
      'the page has "Never printed", which no sample in examples/ prints',
    ]);
  });
});
