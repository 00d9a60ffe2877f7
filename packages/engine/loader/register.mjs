import { register } from 'node:module';

// Stack traces point to the sources.
process.setSourceMapsEnabled(true);
register('./typescript.mjs', import.meta.url);
