import { pickFrom, pickInteger, type Random } from './random.ts';
import { identifiers, type Language, writeParagraph, writeSentence } from './words.ts';

/** Who writes: the same words each time for the same page. */
export type Voice = { language: Language; random: Random };

/** A paragraph of four to six sentences. */
export function writeText({ language, random }: Voice): string {
  return writeParagraph(language, random, pickInteger(4, 6, random));
}

/** Each item begins with what `writeLink` writes. */
export function writeList<V extends Voice>(
  voice: V,
  count: number,
  writeLink: (voice: V) => string,
): string {
  const { language, random } = voice;
  return Array.from(
    { length: count },
    () => `- ${writeLink(voice)}${language.space}${writeSentence(language, random).trim()}`,
  ).join('\n');
}

/** A table of five rows: a name as code, and a sentence. */
export function writeTable({ language, random }: Voice): string {
  const { option, meaning } = language.labels;
  const rows = Array.from(
    { length: 5 },
    () => `| \`${pickFrom(identifiers, random)}\` | ${writeSentence(language, random).trim()} |`,
  );
  return [`| ${option} | ${meaning} |`, '| --- | --- |', ...rows].join('\n');
}
