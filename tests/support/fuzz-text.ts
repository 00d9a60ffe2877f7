import fc from 'fast-check';

/** Signs that text code stumbles over, among any others. */
const trouble = [
  '\u202e',
  '\u200b',
  '\u200d',
  'e\u0301',
  'İ',
  'ﬁ',
  'ß',
  '\ud83d',
  '\ude00',
  '😀',
  '𠮷',
  '类型',
  '<mark>',
  '</mark>',
  '&amp;',
  '<img src=x onerror=alert(1)>',
  '</script>',
  '"',
  '%',
  '%00',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  '--',
  '.',
  '/',
  ' ',
];

/** Any text, half characters and markup included. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...trouble), { maxLength: 30 }).map((parts) => parts.join('')),
);

const signs =
  '\u202e e\u0301 İ \ud83d 😀 类型 <mark> </mark> &amp; %E0%A4%A a aA a1 a- a.b .- -- @ ` ~ < {# : \n \t';

/**
 * 100 KB of one sign between two others: an expression that goes back over its input takes minutes
 * for one of them. What stands behind keeps it from reaching the end at once.
 */
export const longTexts: string[] = [...signs.split(' '), 'a ', ' '].map(
  (sign) => `a${sign.repeat(Math.ceil(100_000 / sign.length))}b\u0000`,
);
