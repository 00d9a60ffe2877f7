export { default as Stars } from "./Stars.js";
