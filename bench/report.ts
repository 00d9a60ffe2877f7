/** One row of the report. */
export type Figure = {
  name: string;
  value: string;
  /** Target of the value. Absent on figures that explain another one. */
  goal?: string;
  isMet?: boolean;
};

export type Section = {
  title: string;
  /** Method, in one or two sentences. */
  method: string;
  figures: Figure[];
};

/** A figure with an upper limit, both in the same unit. */
export function checkBudget(name: string, value: number, limit: number, unit: string): Figure {
  return {
    name,
    value: formatNumber(value, unit),
    goal: `≤ ${formatNumber(limit, unit)}`,
    isMet: value <= limit,
  };
}

/** `7.25 ms`, `14.3 kB`, `120 B`. Decimals below 100 only; no unit if it is `''`. */
export function formatNumber(value: number, unit: string): string {
  const isSmall = Math.abs(value) < 100 && !Number.isInteger(value);
  const text = isSmall ? value.toFixed(Math.abs(value) < 10 ? 2 : 1) : Math.round(value).toString();
  return unit === '' ? text : `${text} ${unit}`;
}

function writeVerdict({ isMet }: Figure): string {
  if (isMet === undefined) return '';
  return isMet ? 'met' : '**missed**';
}

/** One part of the report in Markdown: a heading, the method and a table. */
export function writeSection({ title, method, figures }: Section): string {
  const rows = figures.map(
    (figure) =>
      `| ${figure.name} | ${figure.value} | ${figure.goal ?? ''} | ${writeVerdict(figure)} |`,
  );
  return [
    `## ${title}`,
    '',
    method,
    '',
    '| figure | measured | goal | |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** Number of figures that miss their goal. */
export function countFailed(sections: readonly Section[]): number {
  return sections.flatMap(({ figures }) => figures).filter(({ isMet }) => isMet === false).length;
}
