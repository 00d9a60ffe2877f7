import { greet } from './dist/index.js';

console.log(greet('Ada'));
