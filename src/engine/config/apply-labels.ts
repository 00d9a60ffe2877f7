import { closestMatch, type Diagnostic } from '../diagnostics.ts';
import { siteConfigFile } from './site-config-file.ts';

type Strings = { [name: string]: string | Strings };
/** Words of a site instead of those of the theme, as `locales[].labels` has them. */
export type Labels = { readonly [name: string]: string | Labels };

function describeFault(
  name: string,
  label: Labels[string],
  words: Strings,
): Pick<Diagnostic, 'message' | 'hint'> {
  const word = words[name];
  if (word === undefined) {
    const close = closestMatch(name, Object.keys(words));
    return {
      message: 'is not a word of the theme',
      hint:
        close === undefined
          ? `Known: ${Object.keys(words).join(', ')}.`
          : `Did you mean "${close}"?`,
    };
  }
  return typeof label === 'string'
    ? {
        message: 'must be an object of texts',
        hint: `Known: ${Object.keys(word).join(', ')}.`,
      }
    : { message: 'must be a text', hint: `The theme has: '${word}'` };
}

function merge(words: Strings, labels: Labels, field: string, diagnostics: Diagnostic[]): Strings {
  const merged: Strings = { ...words };
  for (const [name, label] of Object.entries(labels)) {
    const word = words[name];
    const path = `${field}.${name}`;
    if (typeof word === 'string' && typeof label === 'string') merged[name] = label;
    else if (typeof word === 'object' && typeof label === 'object') {
      merged[name] = merge(word, label, path, diagnostics);
    } else {
      const { message, hint } = describeFault(name, label, words);
      diagnostics.push({
        severity: 'error',
        file: siteConfigFile,
        message: `${path} ${message}`,
        hint,
      });
    }
  }
  return merged;
}

/** The words of the theme, with those that the site has other ones for. */
export function applyLabels<ThemeStrings extends object>(
  strings: ThemeStrings,
  labels: Labels,
  lang: string,
): { strings: ThemeStrings; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const merged = merge(
    strings as unknown as Strings,
    labels,
    `locales.${lang}.labels`,
    diagnostics,
  );
  return { strings: merged as unknown as ThemeStrings, diagnostics };
}
