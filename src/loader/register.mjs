import { register } from 'node:module';

// Places in messages are those of the sources.
process.setSourceMapsEnabled(true);
register('./typescript.mjs', import.meta.url);
