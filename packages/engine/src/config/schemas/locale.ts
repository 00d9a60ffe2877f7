import { z } from 'zod';
import { text } from './schema-primitives.ts';

/** Replacements for UI strings, by the names and groups of the theme. */
const labels = z.record(z.string(), z.union([text, z.record(z.string(), text)]), {
  error: "must be strings by their names in the theme: { outline: 'Contents' }",
});

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** A language of the site. */
export const locale = z.strictObject({
  /** BCP 47 tag and folder below `content/`. */
  lang: z.string().regex(languageTag).meta({ example: "'en'" }),
  /** BCP 47 tag of the documents, if it says more than `lang`: `zh-CN`. */
  htmlLang: z.string().regex(languageTag).meta({ example: "'zh-CN'" }).optional(),
  /** Name of the language in itself. */
  label: text.meta({ example: "'English'" }),
  /** Title of the site in this language. Default: `title`. */
  title: text.optional(),
  /** Description of pages without their own. */
  description: z
    .string()
    .trim()
    .min(10)
    .max(200)
    .meta({ example: "'One sentence that says what the site is about.'" }),
  /** UI strings that replace those of the theme, by their names in `ui-strings`. */
  labels: labels.meta({ example: "{ outline: 'Contents' }" }).default({}),
});
