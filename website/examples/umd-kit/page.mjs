import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

// Like a page, the new context has globalThis and no global.
runInNewContext(readFileSync('dist/index.js', 'utf8'));
