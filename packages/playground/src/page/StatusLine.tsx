import type { ReactNode } from 'react';
import type { CompilerVersions } from '../protocol.ts';
import type { PlaygroundStrings } from './strings.ts';
import type { Compiler } from './use-compiler.ts';
import styles from './Workbench.module.css';

type StatusLineProps = {
  compiler: Pick<Compiler, 'state' | 'result' | 'javascript'>;
  versions: CompilerVersions;
  strings: PlaygroundStrings;
  note: string | undefined;
  /** Whether a project is read, which is then built. */
  isReading: boolean;
  /** In percent, of what is read. */
  progress: number | undefined;
};

/** As people read it: milliseconds, and from a second on seconds. */
function formatTime(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

function isBuilding({ name }: Compiler['state']): boolean {
  return name === 'starting' || name === 'building';
}

function toText({ compiler, versions, strings }: StatusLineProps): string {
  const { state, result, javascript } = compiler;
  if (state.name === 'idle') return '';
  if (state.name === 'loading') return strings.loading(state.percent);
  if (state.name === 'refused') return strings.refused(state.reason);
  if (javascript && isBuilding(state)) return strings.declarations;
  if (state.name !== 'built') return strings[state.name];
  if (!result?.succeeded) return strings.failed;
  return strings.built(versions.rslib, formatTime(result.milliseconds));
}

/** What the compiler does, announced politely. */
export function StatusLine(props: StatusLineProps): ReactNode {
  const { compiler, strings, note, isReading, progress } = props;
  const { state } = compiler;
  const percent = progress ?? (state.name === 'loading' ? state.percent : undefined);
  return (
    <div className={styles.status}>
      <p role="status">
        {!isReading && note && <span>{note} </span>}
        {/* Until it is read, the compiler builds what was open before. */}
        {isReading ? strings.reading : toText(props)}
      </p>
      {percent !== undefined && (
        <progress
          max={100}
          value={percent}
          aria-label={progress === undefined ? strings.starting : strings.reading}
        />
      )}
    </div>
  );
}
