import './LevelBar.css';

export interface LevelBarProps {
  /** Filled part, from 0 to 1. */
  level: number;
  /**
   * Text for screen readers.
   * @default 'Level'
   */
  label?: string;
}

export function LevelBar({ level, label = 'Level' }: LevelBarProps) {
  return <meter className="level-bar" value={level} aria-label={label} />;
}
