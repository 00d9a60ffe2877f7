import { MemoPad, report } from './dist/index.js';

const pad = new MemoPad();
pad.add('Water the plants');
try {
  console.log(report(pad));
} catch (error) {
  console.error(`${error.name}: ${error.message}`);
}
