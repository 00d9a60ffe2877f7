import { addTax } from './dist/index.js';
import { formatPrice } from './dist/price.js';

console.log(formatPrice(addTax(1.111)));
