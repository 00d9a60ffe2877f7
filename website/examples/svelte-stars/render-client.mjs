import { render } from 'svelte/server';
import { Stars } from './dist/Stars.js';

console.log(render(Stars, { props: { value: 2, max: 3 } }).body);
