import lessLoader from 'package-file:less-loader/dist/cjs.js';
import { registerModule } from '../registry.ts';

registerModule('less-loader/dist/cjs.js', () => lessLoader);

export { pluginLess } from '@rsbuild/plugin-less';
