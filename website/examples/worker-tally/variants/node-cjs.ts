import { Worker } from 'node:worker_threads';

export const startTally = (): Worker => new Worker(new URL('./tally.cjs', import.meta.url));
