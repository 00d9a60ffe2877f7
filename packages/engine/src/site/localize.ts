import { siteConfigFile } from '../config/define-config.ts';
import type { LocalizedText } from '../config/schemas/schema-primitives.ts';
import { ownValue } from '../contract/own-value.ts';
import type { Diagnostic } from '../diagnostics.ts';

/** What the parts of the site data of one language are built with. */
export type LanguageContext = { lang: string; diagnostics: Diagnostic[] };

/** Adds an error of the configuration. */
export function addError({ diagnostics }: LanguageContext, message: string, hint: string): void {
  diagnostics.push({ file: siteConfigFile, message, hint });
}

/** Text in the language. Reports the field when the language is missing. */
export function localize(context: LanguageContext, text: LocalizedText, field: string): string {
  if (typeof text === 'string') return text;
  const { lang } = context;
  const own = ownValue(text, lang);
  if (own === undefined) {
    addError(context, `${field}.${lang} is required`, `Write { …, ${lang}: '…' }.`);
  }
  return own ?? '';
}
