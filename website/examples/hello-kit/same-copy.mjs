import { createRequire } from 'node:module';
import * as imported from 'hello-kit';

const required = createRequire(import.meta.url)('hello-kit');

console.log(imported.greet('Ada'));
console.log(required.greet('Ada'));
console.log('same copy:', imported.greet === required.greet);
