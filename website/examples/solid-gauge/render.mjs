import { createComponent, renderToString } from 'solid-js/web';
import { Gauge } from './dist/server/index.js';

console.log(renderToString(() => createComponent(Gauge, { label: 'CPU', start: 40 })));
