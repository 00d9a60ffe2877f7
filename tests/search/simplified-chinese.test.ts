import { taiwanTerms, toSimplified } from 'docs-search/src/text/simplified-chinese.ts';
import OpenCC from 'opencc-js';
import { expect, test } from 'vitest';
import { readRecords } from './read-records.ts';

const toSimple = OpenCC.Converter({ from: 't', to: 'cn' });

/** The 5401 common characters of Big5 (level 1). */
function commonCharacters(): string[] {
  const decoder = new TextDecoder('big5');
  const codes = Array.from({ length: 0xc67f - 0xa440 }, (_, index) => 0xa440 + index);
  return codes
    .filter((code) => (code & 0xff) >= 0x40 && !((code & 0xff) > 0x7e && (code & 0xff) < 0xa1))
    .map((code) => decoder.decode(Uint8Array.of(code >> 8, code & 0xff)))
    .filter((character) => /^\p{Script=Han}$/u.test(character));
}

test('the traditional form of every character of the pages is known', async () => {
  const { zh } = await readRecords();
  const known = new Set(JSON.stringify(zh).match(/\p{Script=Han}/gu));
  const missing = commonCharacters()
    .map((character) => [character, toSimple(character)])
    .filter(
      ([own = '', other = '']) => own !== other && known.has(other) && toSimplified(own) !== other,
    );
  const [traditional, simple] = [0, 1].map((side) => missing.map((pair) => pair[side]).join(''));
  expect(
    missing,
    `Add to packages/search/src/text/simplified-chinese.ts: ${traditional} and ${simple}`,
  ).toEqual([]);
});

test('no term of the pages is replaced', async () => {
  const { zh } = await readRecords();
  const text = JSON.stringify(zh);
  expect(taiwanTerms.filter(([taiwan]) => text.includes(taiwan))).toEqual([]);
});

test.each([
  ['互相依赖', '互相依赖'],
  ['環境變數', '环境变量'],
  ['設定檔', '配置文件'],
  ['打包工具遷移', '打包工具迁移'],
  ['css 模組 export', 'css 模块 export'],
  ['后端', '后端'],
])('%s becomes %s', (traditional, simplified) => {
  expect(toSimplified(traditional)).toBe(simplified);
});
