import type { ReactNode } from 'react';

type PostDateProps = { date: string; lang: string };

/** The day of a post. UTC, so that build and browser write the same. */
export function PostDate({ date, lang }: PostDateProps): ReactNode {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
