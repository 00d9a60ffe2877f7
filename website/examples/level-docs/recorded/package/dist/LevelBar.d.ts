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
export declare function LevelBar({ level, label }: LevelBarProps): import("react").JSX.Element;
