/** The entry of a language. Throws an error that names the place to add it. */
export function requireEntry<Entry>(
  entries: Readonly<Record<string, Entry>>,
  lang: string,
  place: string,
): Entry {
  const entry = entries[lang];
  if (entry === undefined) throw new Error(`language ${lang} has no entry in ${place}: add it`);
  return entry;
}
