/** What a check knows of a language. Throws, with the place to write it, when it knows nothing. */
export function requireEntry<Entry>(
  entries: Readonly<Record<string, Entry>>,
  lang: string,
  place: string,
): Entry {
  const entry = entries[lang];
  if (entry === undefined) throw new Error(`The language ${lang} has no entry in ${place}: add it`);
  return entry;
}
