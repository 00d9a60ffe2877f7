import type { ReactNode } from 'react';

/** Says that nothing was found. The query keeps its own text direction. */
export function NoResultsText({ text, query }: { text: string; query: string }): ReactNode {
  const [before, after] = text.split('{query}');
  return (
    <span key={text}>
      {before}
      <bdi>{query}</bdi>
      {after}
    </span>
  );
}
