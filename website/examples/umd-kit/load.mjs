import { readFileSync } from 'node:fs';
import vm from 'node:vm';

// A classic script in a fresh global scope, as a browser runs it.
const scope = vm.createContext({});
vm.runInContext(readFileSync('dist/index.js', 'utf8'), scope);
console.log(Object.keys(scope));
