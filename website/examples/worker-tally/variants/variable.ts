const url = new URL('./tally.ts', import.meta.url);

export const startTally = (): Worker => new Worker(url, { type: 'module' });
