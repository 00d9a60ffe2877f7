import { pageEntry, type Tool } from '../define.ts';

/** Default entry of webpack and Rspack. */
const entry = { 'src/index.js': "import './main.js';\n", 'src/main.js': pageEntry };

const rule = (text: string) => ({
  'webpack.config.js': `export default { module: { rules: [${text}] } };\n`,
});

export const webpack: Tool = {
  name: 'webpack',
  title: 'webpack',
  install: ['webpack@5.113.0', 'webpack-cli@7.3.1', 'style-loader@4.0.0', 'css-loader@7.1.5'],
  files: () => entry,
  cells: [
    {
      name: 'build',
      place: 'browser',
      look: async ({ run, openFiles }) => {
        await run('webpack --mode production');
        return openFiles('dist', ['main.css', 'main.js']);
      },
    },
    {
      name: 'development build',
      place: 'browser',
      look: async ({ run, openFiles }) => {
        await run('webpack --mode development');
        return openFiles('dist', ['main.css', 'main.js']);
      },
    },
    {
      name: 'size',
      place: 'output',
      look: async ({ run, findUnused }) => {
        await run('webpack --mode production');
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
      text: '{ test: /\\.css$/, sideEffects: true }',
      files: () => rule('{ test: /\\.css$/, sideEffects: true }'),
      packages: ['css-bundle-pure', 'css-files-pure'],
    },
    {
      text: "devtool: 'source-map' and { test: /\\.js$/, extractSourceMap: true }",
      files: () => ({
        'webpack.config.js':
          "export default { devtool: 'source-map', module: { rules: [{ test: /\\.js$/, extractSourceMap: true }] } };\n",
      }),
      packages: ['maps', 'maps-src'],
    },
  ],
};
