export { LevelBar } from "./LevelBar.js";
