import type { ReactNode } from 'react';
import type { BuildResult, CompilerVersions } from '../protocol.ts';
import type { PlaygroundStrings } from './strings.ts';
import type { CompilerState } from './use-compiler.ts';
import styles from './Workbench.module.css';

type StatusLineProps = {
  state: CompilerState;
  result: BuildResult | undefined;
  versions: CompilerVersions;
  strings: PlaygroundStrings;
  note: string | undefined;
};

function toText({ state, result, versions, strings }: StatusLineProps): string {
  if (state.name === 'idle') return '';
  if (state.name === 'loading') return strings.loading(state.percent);
  if (state.name === 'refused') return strings.refused(state.reason);
  if (state.name !== 'built') return strings[state.name];
  if (!result?.succeeded) return strings.failed;
  return strings.built(versions.rslib, Math.round(result.milliseconds));
}

/** What the compiler does, announced politely. */
export function StatusLine(props: StatusLineProps): ReactNode {
  const { state, strings, note } = props;
  return (
    <div className={styles.status}>
      <p role="status">
        {note && <span>{note} </span>}
        {toText(props)}
      </p>
      {state.name === 'loading' && (
        <progress max={100} value={state.percent} aria-label={strings.starting} />
      )}
    </div>
  );
}
