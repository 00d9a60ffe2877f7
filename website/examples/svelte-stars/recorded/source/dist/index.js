export { default as Stars } from "./Stars.svelte";
