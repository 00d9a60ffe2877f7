import type { ReactNode } from 'react';
import type { Strings } from '../strings.ts';
import {
  type Build,
  fileOf,
  foldRuntime,
  type KitFiles,
  listBuilds,
  listErrors,
  listParts,
  listTypes,
} from './builds.ts';
import styles from './ConfigExplorer.module.css';
import { FileShelf, FileTotals, type ShelfProps, size } from './FileShelf.tsx';

type PartProps = { files: KitFiles; strings: Strings['configExplorer'] };

/** Names of the modules of a build, without extension. */
function stemsOf(builds: readonly Build[]): string[] {
  return [...new Set(builds.flatMap(({ files }) => [...files.keys()]))]
    .map((name) => name.replace(/\..*$/, ''))
    .filter((stem, index, stems) => stems.indexOf(stem) === index);
}

/** Token of a row and of its view: the entry, which is always built, or another module. */
const fileToken = (index: number, isTypes: boolean): string =>
  `${index === 0 ? 'entry' : 'module'}${isTypes ? '-types' : ''}`;

type RowProps = { token: string; mark: string; when?: string | undefined; children: ReactNode };

function Row({ token, mark, when, children }: RowProps): ReactNode {
  return (
    <label data-v={when} data-mark={mark}>
      <input type="radio" name="file" value={token} defaultChecked={token === 'entry'} />
      {children}
    </label>
  );
}

/** The name of a module in each format. */
function ModuleName({ builds, stem }: { builds: readonly Build[]; stem: string }): ReactNode {
  const formats = new Map<string, Set<string>>();
  for (const build of builds) {
    const name = fileOf(build, stem)?.[0];
    if (name) formats.set(name, (formats.get(name) ?? new Set()).add(build.format));
  }
  return [...formats].map(([name, names]) => (
    <span key={name} data-v={[...names].join(' ')}>
      {name}
    </span>
  ));
}

function Rows({ builds, stems, types, label }: ShelfProps & { label: string }): ReactNode {
  return (
    <div className={styles.rows} role="radiogroup" aria-label={label}>
      {stems.map((stem, index) => (
        <Row
          key={stem}
          token={fileToken(index, false)}
          mark="module"
          when={index === 0 ? undefined : 'b-0'}
        >
          <ModuleName builds={builds} stem={stem} />
          {listParts(builds, (build) => fileOf(build, stem)?.[1].bytes).map(({ when, value }) => (
            <b key={when} data-v={when}>
              {size(value)}
            </b>
          ))}
        </Row>
      ))}
      {[...types].map(([name, { bytes }], index) => (
        <Row key={name} token={fileToken(index, true)} mark="types" when="t-1">
          <span>{name}</span>
          <b>{size(bytes)}</b>
        </Row>
      ))}
    </div>
  );
}

type CodeProps = { token: string; when?: string; html: string };

const Code = ({ token, when, html }: CodeProps): ReactNode => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted by the build
  <code data-file={token} data-v={when} dangerouslySetInnerHTML={{ __html: html }} />
);

function codeOf(build: Build, stem: string, note: (bytes: number) => string): string | undefined {
  const [, file] = fileOf(build, stem) ?? [];
  return file && (build.format === 'f-esm' ? file.html : foldRuntime(file.text, note));
}

function Views({
  builds,
  stems,
  types,
  runtime,
}: ShelfProps & { runtime: (bytes: number) => string }): ReactNode {
  return (
    <pre className={styles.view}>
      {stems.map((stem, index) =>
        listParts(builds, (build) => codeOf(build, stem, runtime)).map(({ when, value }) => (
          <Code key={when} token={fileToken(index, false)} when={when} html={value} />
        )),
      )}
      {[...types].map(([name, { html }], index) => (
        <Code key={name} token={fileToken(index, true)} html={html} />
      ))}
    </pre>
  );
}

/** What the chosen config builds: files, sizes and content, or the error. */
export function BuiltFiles({ files, strings }: PartProps): ReactNode {
  const builds = listBuilds(files);
  const types = listTypes(files);
  const parts = { builds, stems: stemsOf(builds), types };
  const runtime = (bytes: number) => strings.runtime.replace('{size}', size(bytes));
  return (
    <figure className={styles.well}>
      <figcaption className={styles.head}>
        dist/
        <FileTotals builds={builds} types={types} strings={strings} />
      </figcaption>
      <FileShelf {...parts} />
      <Rows {...parts} label={strings.showFile} />
      <Views {...parts} runtime={runtime} />
      <div className={styles.error} data-failed="">
        <p>
          <b>npx rslib</b>
        </p>
        {listErrors(files).map((line) => (
          <p key={line} data-failed="">
            <b>error</b> {line}
          </p>
        ))}
      </div>
    </figure>
  );
}
