import type { Rated } from './types';
declare const Stars: import("svelte").Component<Rated, {}, "value">;
type Stars = ReturnType<typeof Stars>;
export default Stars;
