import * as assetLoader from 'package-file:@rsbuild/plugin-svgr/dist/assetLoader.mjs';
import * as loader from 'package-file:@rsbuild/plugin-svgr/dist/loader.mjs';
import { registerModule } from '../registry.ts';

registerModule('@rsbuild/plugin-svgr/dist/assetLoader.mjs', () => assetLoader);
registerModule('@rsbuild/plugin-svgr/dist/loader.mjs', () => loader);

export { pluginSvgr } from '@rsbuild/plugin-svgr';
