import { indexEntry, type Tool } from '../define.ts';
import { exporting, inConfig, pictures } from '../settings.ts';
import { createBuilds, extractSourceMaps } from './webpack.ts';

const config = exporting('rspack.config.mjs');

const rule = (text: string) => config(`module: { rules: [${text}] }`);

export const rspack: Tool = {
  name: 'rspack',
  title: 'Rspack',
  install: ['@rspack/core@2.3.4', '@rspack/cli@2.2.8'],
  files: () => indexEntry,
  cells: createBuilds('rspack build'),
  settings: [
    inConfig(rule, "{ test: /\\.(svg|png)$/, type: 'asset' }", pictures),
    inConfig(rule, "{ test: /\\.css$/, type: 'css/auto' }", [
      'css-bundle',
      'css-files',
      'css-files-glob',
      'css-modules',
    ]),
    inConfig(rule, "{ test: /\\.css$/, type: 'css/auto', sideEffects: true }", [
      'css-bundle-pure',
      'css-files-pure',
    ]),
    extractSourceMaps(config),
  ],
};
