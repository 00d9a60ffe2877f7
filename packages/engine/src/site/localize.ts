import type { LocalizedText } from '../config/schemas/schema-primitives.ts';
import { ownValue } from '../contract/own-value.ts';

/** Text in one language. Reports the field when the language is missing. */
export function localize(
  text: LocalizedText,
  lang: string,
  field: string,
  addError: (message: string, hint: string) => void,
): string {
  if (typeof text === 'string') return text;
  const own = ownValue(text, lang);
  if (own === undefined) addError(`${field}.${lang} is required`, `Write { …, ${lang}: '…' }.`);
  return own ?? '';
}
