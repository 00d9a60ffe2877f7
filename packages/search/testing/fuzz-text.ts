import fc from 'fast-check';

/** Strings that often break text processing. */
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

/** Any text, including lone surrogates and markup. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...trouble), { maxLength: 30 }).map((parts) => parts.join('')),
);

const patterns =
  '\u202e e\u0301 İ \ud83d 😀 类型 <mark> </mark> &amp; %E0%A4%A a aA a1 a- a.b .- -- @ ` ~ < {# : \n \t';

/**
 * 100 KB of a repeated string between two characters. A regular expression that backtracks
 * takes minutes for one of them; the last character prevents an early match.
 */
export const longTexts: string[] = [...patterns.split(' '), 'a ', ' '].map(
  (pattern) => `a${pattern.repeat(Math.ceil(100_000 / pattern.length))}b\u0000`,
);
