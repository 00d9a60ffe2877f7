import { pickFrom, pickInteger, type Random } from './random.ts';
import { identifiers, type Language, writeParagraph, writeSentence } from './words.ts';

/** Writes in one language, with random numbers that are the same for the same page. */
export type Voice = { language: Language; random: Random };

/** A paragraph of four to six sentences. */
export function writeText({ language, random }: Voice): string {
  return writeParagraph(language, random, pickInteger(4, 6, random));
}

/** A list whose items begin with a link from `writeLink`. */
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

/** A table of five rows with an identifier and a sentence. */
export function writeTable({ language, random }: Voice): string {
  const { option, meaning } = language.labels;
  const rows = Array.from(
    { length: 5 },
    () => `| \`${pickFrom(identifiers, random)}\` | ${writeSentence(language, random).trim()} |`,
  );
  return [`| ${option} | ${meaning} |`, '| --- | --- |', ...rows].join('\n');
}
