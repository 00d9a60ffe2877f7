export { LevelBar, type LevelBarProps } from './LevelBar.js';
