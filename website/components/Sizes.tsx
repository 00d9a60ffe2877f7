import { labelValue } from 'docs-engine/browser';
import { type ComponentFile, PropsError } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import type { SizesProps } from './props.ts';
import styles from './Sizes.module.css';

type Files = Readonly<Record<string, ComponentFile>>;
type Row = { label: string; bytes: number; text: string };

/** The size of a recorded file, or the one that a recorded command printed, such as `84 kB`. */
function readRow([label, path]: readonly [string, string], files: Files): Row {
  const file = files[path];
  if (!file) throw new PropsError(`needs the file ${path}`);
  const printed = /^([\d.]+) kB$/m.exec(file.text)?.[1];
  return printed
    ? { label, bytes: Number(printed) * 1000, text: `${printed} kB` }
    : { label, bytes: file.bytes, text: `${file.bytes} B` };
}

function listRows({ rows, files }: SizesProps & { files: Files }): Row[] {
  return rows.map((row) => readRow(row, files));
}

/** Recorded sizes, drawn to scale. */
export function Sizes(props: SizesProps & { files: Files }): ReactNode {
  const rows = listRows(props);
  const largest = Math.max(...rows.map(({ bytes }) => bytes));
  return (
    <figure className={styles.sizes}>
      <figcaption className={styles.title}>{props.title}</figcaption>
      <ul className={styles.rows}>
        {rows.map(({ label, bytes, text }) => (
          <li key={label}>
            <span>{label}</span>
            <svg
              data-mark="module"
              width={`${Math.round((bytes / largest) * 1000) / 10}%`}
              aria-hidden="true"
            />
            <data value={bytes}>{text.replace(' ', '\u00a0')}</data>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Markdown of recorded sizes: a list. */
export function toMarkdown(props: SizesProps & { files: Files }): string {
  return listRows(props)
    .map(({ label, text }) => `- ${labelValue(label, text)}`)
    .join('\n');
}
