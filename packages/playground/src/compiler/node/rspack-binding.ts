/** What `require('@rspack/binding')` gives; read after it has been loaded. */
export { binding as builtin } from '../binding.ts';
