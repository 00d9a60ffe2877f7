import { pageEntry, type Tool } from '../define.ts';

const rules = (text: string) => ({
  'webpack.config.cjs': `module.exports = { module: { rules: [${text}] } };\n`,
});

const css = "{ test: /\\.css$/, use: ['style-loader', 'css-loader'] }";
const picture = "{ test: /\\.(svg|png)$/, loader: 'file-loader', options: { esModule: false } }";

export const webpack4: Tool = {
  name: 'webpack-4',
  title: 'webpack 4',
  install: [
    'webpack@4.47.0',
    'webpack-cli@4.10.0',
    'css-loader@5.2.7',
    'style-loader@2.0.0',
    'file-loader@6.2.0',
  ],
  files: () => ({
    'src/index.js': "import './main.js';\n",
    'src/main.js': pageEntry,
    'webpack.config.cjs': 'module.exports = {};\n',
  }),
  cells: [
    {
      name: 'build',
      place: 'browser',
      look: async ({ run, openFiles }) => {
        await run('webpack --mode production --config webpack.config.cjs');
        return openFiles('dist', ['main.js']);
      },
    },
  ],
  settings: [
    {
      text: css,
      files: () => rules(css),
      packages: ['css-files', 'css-files-pure', 'css-files-glob', 'css-modules'],
    },
    {
      text: picture,
      files: () => rules(picture),
      packages: ['picture-import', 'picture-import-files'],
    },
  ],
};
