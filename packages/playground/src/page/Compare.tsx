import { formatSize } from 'docs-engine/browser';
import type { ReactNode } from 'react';
import type { BuildResult, OutputFile, ProjectFiles } from '../protocol.ts';
import { type DiffLine, diffLines } from './line-diff.ts';
import { describeFields } from './package-fields.ts';
import { maxLines, maxListed, maxShown } from './shown-limits.ts';
import type { PlaygroundStrings } from './strings.ts';
import styles from './Workbench.module.css';

function findFile(result: BuildResult, path: string | undefined): OutputFile | undefined {
  return result.outputs.find((file) => file.path === path);
}

function formatSizes(file: OutputFile | undefined): string {
  return file ? `${formatSize(file.bytes)}, gzip ${formatSize(file.gzipBytes)}` : '–';
}

function formatChange(
  from: OutputFile | undefined,
  to: OutputFile | undefined,
  strings: PlaygroundStrings,
): string {
  const change = (to?.bytes ?? 0) - (from?.bytes ?? 0);
  if (change === 0) return from?.contents === to?.contents ? strings.same : strings.changed;
  return (change < 0 ? '−' : '+') + formatSize(Math.abs(change));
}

const signs = { same: ' ', deleted: '−', inserted: '+' };

function Lines({ lines }: { lines: DiffLine[] }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <pre tabIndex={0} translate="no">
      {lines.map(({ kind, text }, index) => {
        const Tag = kind === 'same' ? 'span' : kind === 'deleted' ? 'del' : 'ins';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <Tag key={index}>{`${signs[kind]} ${text}`}</Tag>
        );
      })}
    </pre>
  );
}

type FieldsProps = {
  before: BuildResult;
  now: BuildResult;
  manifest: ProjectFiles[string] | undefined;
  strings: PlaygroundStrings;
};

/** What the two builds mean for `package.json`. */
function Fields({ before, now, manifest, strings }: FieldsProps): ReactNode {
  const [old, current] = [before, now].map(({ outputs }) => describeFields(outputs, manifest));
  return (
    <>
      <p>{strings.packageFields}</p>
      <Lines lines={diffLines(old ?? '', current ?? '')} />
    </>
  );
}

type CompareProps = {
  before: BuildResult | undefined;
  now: BuildResult | undefined;
  /** The text of `package.json`. */
  manifest: ProjectFiles[string] | undefined;
  isPinned: boolean;
  /** Path of the file to compare. */
  shown: string;
  strings: PlaygroundStrings;
  onShow: (path: string) => void;
  onPin: () => void;
};

/** Two builds beside each other: sizes of all files, and the lines of one. */
export function Compare(props: CompareProps): ReactNode {
  const { before, now, manifest, isPinned, shown, strings, onShow, onPin } = props;
  const builds = before && now ? ([before, now] as const) : undefined;
  const paths = [...new Set(builds?.flatMap(({ outputs }) => outputs.map(({ path }) => path)))];
  const path = paths.includes(shown) ? shown : paths[0];
  const [old = '', current = ''] = builds?.map((build) => findFile(build, path)?.contents) ?? [];
  const lines =
    typeof old === 'string' && typeof current === 'string' && old !== current
      ? diffLines(old.slice(0, maxShown), current.slice(0, maxShown))
      : [];
  return (
    <section className={`${styles.pane} ${styles.compare}`} aria-label={strings.compare}>
      <h2>
        {strings.compare}
        <button aria-pressed={isPinned} disabled={!now} onClick={onPin}>
          {strings.pin}
        </button>
      </h2>
      {!builds && <p>{strings.compareHelp}</p>}
      {builds && (
        <table>
          <thead>
            <tr>
              {strings.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paths.slice(0, maxListed).map((each) => {
              const [from, to] = builds.map((build) => findFile(build, each));
              return (
                <tr key={each}>
                  <td translate="no">
                    <button aria-current={each === path} onClick={() => onShow(each)}>
                      {each}
                    </button>
                  </td>
                  <td>{formatSizes(from)}</td>
                  <td>{formatSizes(to)}</td>
                  <td>{formatChange(from, to, strings)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {lines.length > 0 && <Lines lines={lines.slice(0, maxLines)} />}
      {lines.length > maxLines && <p>{strings.cut}</p>}
      {builds && (
        <Fields before={builds[0]} now={builds[1]} manifest={manifest} strings={strings} />
      )}
    </section>
  );
}
