export const startTally = (): SharedWorker =>
  new SharedWorker(new URL('./tally.ts', import.meta.url), { type: 'module' });
