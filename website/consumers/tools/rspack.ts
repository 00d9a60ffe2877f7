import { pageEntry, type Tool } from '../define.ts';

const rule = (text: string) => ({
  'rspack.config.mjs': `export default { module: { rules: [${text}] } };\n`,
});

export const rspack: Tool = {
  name: 'rspack',
  title: 'Rspack',
  install: ['@rspack/core@2.3.4', '@rspack/cli@2.2.8'],
  files: () => ({ 'src/index.js': "import './main.js';\n", 'src/main.js': pageEntry }),
  cells: [
    {
      name: 'build',
      place: 'browser',
      look: async ({ run, openFiles }) => {
        await run('rspack build --mode production');
        return openFiles('dist', ['main.css', 'main.js']);
      },
    },
    {
      name: 'development build',
      place: 'browser',
      look: async ({ run, openFiles }) => {
        await run('rspack build --mode development');
        return openFiles('dist', ['main.css', 'main.js']);
      },
    },
    {
      name: 'size',
      place: 'output',
      look: async ({ run, findUnused }) => {
        await run('rspack build --mode production');
        return findUnused('dist');
      },
    },
  ],
  settings: [
    {
      text: "{ test: /\\.(svg|png)$/, type: 'asset' }",
      files: () => rule("{ test: /\\.(svg|png)$/, type: 'asset' }"),
      packages: ['picture-import', 'picture-import-files'],
    },
    {
      text: "{ test: /\\.css$/, type: 'css/auto' }",
      files: () => rule("{ test: /\\.css$/, type: 'css/auto' }"),
      packages: ['css-bundle', 'css-files', 'css-files-glob', 'css-modules'],
    },
    {
      text: "{ test: /\\.css$/, type: 'css/auto', sideEffects: true }",
      files: () => rule("{ test: /\\.css$/, type: 'css/auto', sideEffects: true }"),
      packages: ['css-bundle-pure', 'css-files-pure'],
    },
    {
      text: "devtool: 'source-map' and { test: /\\.js$/, extractSourceMap: true }",
      files: () => ({
        'rspack.config.mjs':
          "export default { devtool: 'source-map', module: { rules: [{ test: /\\.js$/, extractSourceMap: true }] } };\n",
      }),
      packages: ['maps', 'maps-src'],
    },
  ],
};
