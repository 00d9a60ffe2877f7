const { toRoman } = require('./dist/cjs/index.js');

console.log(toRoman(14));
