// Runs vue-tsc with the TypeScript of this project, also where vue-tsc is installed beside another one.
require('vue-tsc').run(require.resolve('typescript/lib/tsc.js'));
