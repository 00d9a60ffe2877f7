import type { ComponentFile } from 'docs-engine/theme';
import { Fragment, type ReactNode } from 'react';
import type { Strings } from '../strings.ts';
import { type Build, fileOf, listParts } from './builds.ts';
import styles from './ConfigExplorer.module.css';

type Types = ReadonlyMap<string, ComponentFile>;

const format = new Intl.NumberFormat('en');
/** A size in bytes, with a space that does not break. */
export const size = (bytes: number): string => `${format.format(bytes)}\u00a0B`;

function sum(files: Iterable<ComponentFile>): number {
  return [...files].reduce((total, { bytes }) => total + bytes, 0);
}

type TotalsProps = { builds: readonly Build[]; types: Types; strings: Strings['configExplorer'] };

/** Number and size of the files of each build. */
export function FileTotals({ builds, types, strings }: TotalsProps): ReactNode {
  const summarize = (count: number, bytes: number) =>
    (count === 1 ? strings.oneFile : strings.files)
      .replace('{count}', String(count))
      .replace('{size}', size(bytes));
  const typeBytes = sum(types.values());
  return (
    <output className={styles.total} aria-label={strings.total}>
      {builds.map(({ tokens, syntax, files }) => {
        const bytes = sum(files.values());
        const when = `${tokens} ${syntax}`;
        return (
          <Fragment key={when}>
            <span data-v={`${when} t-0`}>{summarize(files.size, bytes)}</span>
            <span data-v={`${when} t-1`}>
              {summarize(files.size + types.size, bytes + typeBytes)}
            </span>
          </Fragment>
        );
      })}
      <span data-failed="">{strings.none}</span>
    </output>
  );
}

export type ShelfProps = { builds: readonly Build[]; stems: readonly string[]; types: Types };

const markOf = (when: string): string => (when.startsWith('f-esm') ? 'module' : 'common');

/** The files as books on a ruler in kB, each as thick as it is large. */
export function FileShelf({ builds, stems, types }: ShelfProps): ReactNode {
  const totals = builds.map(({ files }) => sum(files.values()) + sum(types.values()));
  const length = Math.ceil(Math.max(...totals) / 1000);
  const share = (kilobytes: number) => `${Math.round((kilobytes / length) * 1000) / 10}%`;
  return (
    <div className={styles.shelf} aria-hidden="true">
      <svg className={styles.ruler} aria-hidden="true">
        {Array.from({ length: length - 1 }, (_, index) => (
          <Fragment key={share(index + 1)}>
            <line x1={share(index + 1)} x2={share(index + 1)} y2="100%" />
            <text x={share(index + 1)} dx="6" y="14">{`${index + 1} kB`}</text>
          </Fragment>
        ))}
      </svg>
      {stems.map((stem) =>
        listParts(builds, (build) => fileOf(build, stem)?.[1].bytes).map(({ when, value }) => (
          <svg
            key={when}
            aria-hidden="true"
            data-v={when}
            data-mark={markOf(when)}
            width={share(value / 1000)}
          />
        )),
      )}
      {[...types].map(([name, { bytes }]) => (
        <svg
          key={name}
          aria-hidden="true"
          data-v="t-1"
          data-mark="types"
          width={share(bytes / 1000)}
        />
      ))}
    </div>
  );
}
