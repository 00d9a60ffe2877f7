import dictionary from 'opencc-js/dict/TSCharacters';
import type { PageRecord, Variants } from '../index/records.ts';

/** The 5401 common characters of Big5 (level 1), in its two bytes. */
function listCommonCharacters(): Set<string> {
  const decoder = new TextDecoder('big5');
  const characters: string[] = [];
  for (let row = 0xa4; row <= 0xc6; row += 1) {
    for (let column = 0x40; column <= 0xfe; column += 1) {
      characters.push(decoder.decode(Uint8Array.of(row, column)));
    }
  }
  return new Set(characters);
}

/** Common traditional characters for those of the pages. A table of all of them would be 100 KB. */
export function findVariants(pages: readonly PageRecord[]): Variants {
  const own = new Set(JSON.stringify(pages).match(/\p{Script=Han}/gu));
  const common = listCommonCharacters();
  const pairs = dictionary
    .split('|')
    .map((entry) => entry.split(' '))
    .filter(
      ([typed = '', simplified = '']) =>
        common.has(typed) && own.has(simplified) && !own.has(typed),
    );
  return [
    pairs.map(([typed]) => typed).join(''),
    pairs.map(([, simplified]) => simplified).join(''),
  ];
}
