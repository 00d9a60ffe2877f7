// Lit also loads in Node.js, where it replaces the DOM by an empty shim.
import { LoadMeter } from './dist/index.js';

const meter = new LoadMeter();
console.log('reactive:', LoadMeter.elementProperties.has('load') && !Object.hasOwn(meter, 'load'));
