import { z } from 'zod';

/** Text that is shown: trimmed, 1 to 200 characters. */
export const text = z.string().trim().min(1).max(200).meta({ example: "'…'" });

/** A route, or the path of a file in `public/`. Starts with a slash. */
export const route = z.string().regex(/^\/[^\s?]*$/);

/** An absolute HTTP URL of at most 2048 characters. */
export const url = z
  .url({ protocol: /^https?$/ })
  .max(2048)
  .meta({ example: "'https://…'" });

const email = z.email().max(320);

/** Problems of an HTTP or `mailto:` URL. Empty for any other text. */
export function validateUrl(text: string): z.core.$ZodRawIssue[] {
  const [, scheme, rest] = /^(https?|mailto):([^?]*)/.exec(text) ?? [];
  if (!scheme) return [];
  const isMail = scheme === 'mailto';
  const { error } = (isMail ? email : url).safeParse(isMail ? rest : text);
  const issues: readonly object[] = error?.issues ?? [];
  return issues.map((issue) => ({ ...issue, input: text }) as z.core.$ZodRawIssue);
}

function pathOf(text: string): string {
  const { pathname, search, hash } = new URL(text);
  return pathname + search + hash;
}

function hasCredentials(text: string): boolean {
  const { username, password } = new URL(text);
  return username + password !== '';
}

/**
 * A URL without credentials and without a path; a trailing slash is removed. `error` says where to
 * write a path instead.
 */
export function originUrl(error: string, example: string) {
  return url
    .refine((text) => !url.safeParse(text).success || !/[^/]/.test(pathOf(text)), { error })
    .refine((text) => !url.safeParse(text).success || !hasCredentials(text), {
      error: 'must not have a user name or password',
    })
    .transform((text) => new URL(text).origin)
    .meta({ example });
}

/** A route without language prefix, or an external URL. */
export const link = z
  .string()
  .max(2048)
  .regex(/^(?:\/|https?:\/\/|mailto:|tel:)\S*$/)
  .superRefine((text, { issues }) => void issues.push(...validateUrl(text)))
  .meta({ example: "'/guide/start/', or 'https://…'" });

/** Text in every language of the site: one string for all, or a map from language to string. */
export const localized = z
  .union([text, z.record(z.string(), text)], {
    error: "must be a text, or one text for each language: { en: '…', zh: '…' }",
  })
  .meta({ example: "{ en: '…', zh: '…' }" });

/** An external URL: the same in all languages, or one for each. */
export const localizedUrl = z
  .union([url, z.record(z.string(), url)], {
    error: "must be a URL, or one for each language: { en: 'https://…', zh: 'https://…' }",
  })
  .meta({ example: "'https://…', or { en: 'https://…', zh: 'https://…' }" });

export type LocalizedText = z.output<typeof localized>;
