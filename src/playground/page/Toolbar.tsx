import type { ReactNode } from 'react';
import type { PlaygroundStrings } from './strings.ts';
import { useStyles } from './styles-context.ts';

type ToolbarProps = {
  /** Names of all samples. */
  samples: readonly string[];
  /** The open one. */
  sample: string;
  strings: PlaygroundStrings;
  onSample: (name: string) => void;
  onBuild: () => void;
  onStop: () => void;
  onShare: () => void;
};

/** Chooses a sample, and starts and stops builds. */
export function Toolbar({
  samples,
  sample,
  strings,
  onSample,
  onBuild,
  onStop,
  onShare,
}: ToolbarProps): ReactNode {
  const actions: [label: string, action: () => void][] = [
    [strings.build, onBuild],
    [strings.stop, onStop],
    [strings.reset, () => onSample(sample)],
    [strings.share, onShare],
  ];
  return (
    <div className={useStyles().toolbar}>
      <label>
        <span>{strings.example}</span>
        <select value={sample} onChange={({ target }) => onSample(target.value)}>
          {samples.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {actions.map(([label, action]) => (
        <button key={label} type="button" onClick={action}>
          {label}
        </button>
      ))}
    </div>
  );
}
