const worker = new Worker(new URL('./tally.ts', import.meta.url), { type: 'module' });

worker.postMessage('one two');
