import { type ReactNode, useEffect, useRef } from 'react';
import type { PlaygroundStrings } from './strings.ts';
import styles from './Workbench.module.css';

type ToolbarProps = {
  /** Names of all samples. */
  samples: readonly string[];
  /** The open one. */
  sample: string;
  /** The first control takes the focus that would be lost otherwise. */
  takesFocus: boolean;
  strings: PlaygroundStrings;
  onSample: (name: string) => void;
  /** By name, in the order of the buttons. */
  actions: Record<
    'build' | 'stop' | 'reset' | 'share' | 'download' | 'checkPackage',
    (() => void) | undefined
  >;
  children: ReactNode;
};

/** Chooses a sample, and does what concerns the whole project. Actions that have nothing to do are disabled. */
export function Toolbar({
  samples,
  sample,
  takesFocus,
  strings,
  onSample,
  actions,
  children,
}: ToolbarProps): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the workbench opens
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) select.current?.focus();
  }, []);
  return (
    <div className={styles.toolbar}>
      <label>
        <span>{strings.example}</span>
        <select ref={select} value={sample} onChange={({ target }) => onSample(target.value)}>
          {samples.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {Object.entries(actions).map(([name, action]) => (
        <button
          key={name}
          aria-disabled={!action}
          aria-keyshortcuts={name === 'build' ? 'Control+S Meta+S' : undefined}
          onClick={action}
        >
          {strings[name as keyof typeof actions]}
        </button>
      ))}
      {children}
    </div>
  );
}
