import type { ReactNode } from 'react';

type PostDateProps = { date: string; lang: string };

/** Date of a post: the day that its author wrote, whatever the time zones of author, build and reader. */
export function PostDate({ date, lang }: PostDateProps): ReactNode {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date.slice(0, 10)))}</time>;
}
