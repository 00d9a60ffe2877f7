import loader from 'package-file:@rsbuild/plugin-yaml/compiled/yaml-loader/index.js';
import { registerModule } from '../registry.ts';

registerModule('@rsbuild/plugin-yaml/compiled/yaml-loader/index.js', () => loader);

export { pluginYaml } from '@rsbuild/plugin-yaml';
