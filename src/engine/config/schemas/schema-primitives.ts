import { z } from 'zod';

/** Words that are shown: trimmed, 1 to 200 characters. */
export const text = z.string().trim().min(1).max(200);

/** A route, or the path of a file in `public/`: it begins with a slash. */
export const route = z.string().regex(/^\/[^\s?]*$/);

/** A full address of the web, at most 2048 characters. */
export const url = z.url({ protocol: /^https?$/ }).max(2048);

const mailAddress = z.email().max(320);

/** What is wrong with a text that begins like an address of the web or of mail. */
export function validateUrl(text: string): z.core.$ZodRawIssue[] {
  const [, scheme, rest] = /^(https?|mailto):([^?]*)/.exec(text) ?? [];
  if (!scheme) return [];
  const isMail = scheme === 'mailto';
  const { error } = (isMail ? mailAddress : url).safeParse(isMail ? rest : text);
  const issues: readonly object[] = error?.issues ?? [];
  return issues.map((issue) => ({ ...issue, input: text }) as z.core.$ZodRawIssue);
}

/** A route without language prefix, or an external address. */
export const link = z
  .string()
  .max(2048)
  .regex(/^(?:\/|https?:\/\/|mailto:|tel:)\S*$/)
  .superRefine((text, { issues }) => void issues.push(...validateUrl(text)));

/** Words in every language of the site: one string for all, or a map from language to string. */
export const localized = z.union([text, z.record(z.string(), text)], {
  error: "must be a text, or one text for each language: { en: '…', zh: '…' }",
});

/** An address of another site: the same in all languages, or one for each. */
export const localizedAddress = z.union([url, z.record(z.string(), url)], {
  error: "must be a full address, or one for each language: { en: 'https://…', zh: 'https://…' }",
});

export type LocalizedText = z.output<typeof localized>;
