import { describe, expect, test } from 'vitest';
import { english } from '../../testing/make-index.ts';
import { listNames, squash } from './sections.ts';

test.each([
  ['lib.autoExternal', 'libautoexternal'],
  [' auto - external ', 'autoexternal'],
  ['__filename', '__filename'],
  ['a__b', 'ab'],
  [' --config', '--config'],
  ['ＤＴＳ 文件', 'dts文件'],
  ['two\nlines', 'twolines'],
  ['', ''],
])('%j is %j without spaces and punctuation', (text, squashed) => {
  expect(squash(text)).toBe(squashed);
});

describe('the names of', () => {
  const names = (heading: string, depth: number) => {
    const { squashed, stems, titleStems } = listNames(
      {
        heading,
        depth,
        route: '/config/lib/out-bases/',
        title: 'lib.outBase',
      },
      english,
    );
    return { squashed, stems: stems.map((set) => [...set]), titleStems: titleStems.length };
  };

  test('a page are its title and its address', () => {
    expect(names('Folders', 1)).toEqual({
      squashed: ['folders', 'outbases'],
      stems: [['folder'], ['out-bases', 'outbas', 'out', 'base']],
      titleStems: 2,
    });
  });

  test('a section are its heading, alone and with the title of its page', () => {
    expect(names('Folders', 2)).toEqual({
      squashed: ['folders'],
      stems: [['folder'], ['lib.outbase', 'liboutbas', 'lib', 'outbas', 'out', 'base', 'folder']],
      titleStems: 2,
    });
  });
});
