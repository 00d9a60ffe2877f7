import { type ReactNode, useEffect, useRef } from 'react';
import type { Base } from './project-history.ts';
import type { PlaygroundStrings } from './strings.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import styles from './Workbench.module.css';

type ToolbarProps = {
  /** Names of all samples. */
  samples: readonly string[];
  /** What is open. */
  base: Base;
  /** The first control takes the focus that would be lost otherwise. */
  takesFocus: boolean;
  strings: PlaygroundStrings;
  onSample: (name: string) => void;
  /** By name, in the order of the buttons. */
  actions: Record<
    'build' | 'stop' | 'undo' | 'redo' | 'reset' | 'share' | 'download' | 'checkPackage',
    (() => void) | undefined
  >;
  /** The menu that opens projects. */
  menu: ReactNode;
  children: ReactNode;
};

/** Chooses a sample, and does what concerns the whole project. Actions that have nothing to do are disabled. */
export function Toolbar({
  samples,
  base,
  takesFocus,
  strings,
  onSample,
  actions,
  menu,
  children,
}: ToolbarProps): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  const roving = useRovingFocus<HTMLDivElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the workbench opens
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) select.current?.focus();
  }, []);
  const isSample = 'sample' in base;
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools}>
        <label>
          <span>{strings.example}</span>
          <select
            ref={select}
            value={isSample ? base.sample : ''}
            onChange={({ target }) => onSample(target.value)}
          >
            {!isSample && <option value="">{base.name}</option>}
            {samples.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <div role="toolbar" aria-label={strings.tools} {...roving}>
          {menu}
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
        </div>
      </div>
      {children}
    </div>
  );
}
