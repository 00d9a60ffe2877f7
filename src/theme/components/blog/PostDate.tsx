import type { ReactNode } from 'react';

type PostDateProps = { date: string; lang: string };

/** Date of a post, in UTC, so that build and browser render the same. */
export function PostDate({ date, lang }: PostDateProps): ReactNode {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
