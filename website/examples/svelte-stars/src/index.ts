export { default as Stars } from './Stars.svelte';
export type { Rated } from './types';
