import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

for (const [format, load] of [
  ['esm', () => import('./dist/index.js')],
  ['cjs', () => require('./dist/index.cjs')],
]) {
  try {
    const { toGrams } = await load();
    console.log(`${format}: ${toGrams(2)}`);
  } catch ({ message }) {
    console.log(`${format}: ${message}`);
  }
}
