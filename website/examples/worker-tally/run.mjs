const { startTally } = await import('./dist/index.js');
const worker = startTally();
worker.once('message', (words) => {
  console.log(words);
  worker.terminate();
});
worker.postMessage('one two three');
