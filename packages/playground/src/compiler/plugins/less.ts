import lessLoader from 'package-file:less-loader/dist/cjs.js';
import { pluginLess } from '@rsbuild/plugin-less';
import { registerModule } from '../registry.ts';

registerModule('less-loader/dist/cjs.js', () => lessLoader);

export const exported = { pluginLess };
