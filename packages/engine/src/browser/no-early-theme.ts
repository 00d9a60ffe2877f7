import type { BeforeHydrate } from '../contract/theme.ts';

/** Of a theme without a module that runs before the app. */
export const beforeHydrate: BeforeHydrate = () => {};
