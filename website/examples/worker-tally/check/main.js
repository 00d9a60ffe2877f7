import { startTally } from '../dist/index.js';

startTally();
