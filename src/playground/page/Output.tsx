import { type ReactNode, useState } from 'react';
import type { BuildResult, OutputFile, Problem } from '../protocol.ts';
import type { PlaygroundStrings } from './strings.ts';
import { useStyles } from './styles-context.ts';

function formatBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

type FilesProps = { outputs: OutputFile[]; strings: PlaygroundStrings };

function OutputFiles({ outputs, strings }: FilesProps): ReactNode {
  const [path, setPath] = useState('');
  const shown = outputs.find((file) => file.path === path) ?? outputs[0];
  if (!shown) return <p>{strings.noOutput}</p>;
  return (
    <>
      <ul>
        {outputs.map((file) => (
          <li key={file.path}>
            <button type="button" aria-current={file === shown} onClick={() => setPath(file.path)}>
              {file.path}
            </button>
            <span>
              {formatBytes(file.bytes)}, gzip {formatBytes(file.gzipBytes)}
            </span>
          </li>
        ))}
      </ul>
      {typeof shown.contents === 'string' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <pre tabIndex={0}>{shown.contents}</pre>
      )}
    </>
  );
}

type OutputProps = {
  result: BuildResult | undefined;
  strings: PlaygroundStrings;
  onLeadTo: (problem: Problem) => void;
};

/** What the last build wrote and printed, as text only. */
export function Output({ result, strings, onLeadTo }: OutputProps): ReactNode {
  const styles = useStyles();
  if (!result) return null;
  return (
    <>
      <section className={styles.pane} aria-label={strings.output}>
        <h2>{strings.output}</h2>
        <OutputFiles outputs={result.outputs} strings={strings} />
      </section>
      {result.problems.length > 0 && (
        <section className={styles.pane} aria-label={strings.problems}>
          <h2>{strings.problems}</h2>
          <ul>
            {result.problems.map((problem) => (
              <li key={`${problem.file}:${problem.line}:${problem.message}`}>
                <button type="button" onClick={() => onLeadTo(problem)}>
                  {problem.file}:{problem.line}
                </button>
                <span>{problem.message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.pane} aria-label={strings.log}>
        <h2>{strings.log}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <pre tabIndex={0}>{`$ npx rslib\n${result.log}`}</pre>
      </section>
    </>
  );
}
