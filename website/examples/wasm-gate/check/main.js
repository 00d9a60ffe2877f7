import { total } from '../dist/index.js';

document.title = String(total([2, 3]));
