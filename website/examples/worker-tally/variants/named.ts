export const startTally = (): Worker =>
  new Worker(new URL('./tally.ts', import.meta.url), { type: 'module', name: 'words' });
