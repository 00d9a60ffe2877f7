/** Of a theme without a module that runs before the app. */
export function beforeHydrate(): void {}
