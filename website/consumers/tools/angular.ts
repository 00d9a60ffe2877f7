import { buildPage, serve } from '../cells.ts';
import { pageEntry, type Tool } from '../define.ts';
import { inConfig, pictures, sourceMaps, styleSheets } from '../settings.ts';

const workspace = (options: object) => ({
  'angular.json': JSON.stringify({
    version: 1,
    projects: {
      application: {
        projectType: 'application',
        root: '',
        sourceRoot: 'src',
        architect: {
          build: {
            builder: '@angular/build:application',
            options: {
              browser: 'src/main.ts',
              index: 'src/index.html',
              tsConfig: 'tsconfig.json',
              outputPath: 'dist',
              ...options,
            },
            configurations: { development: { optimization: false, sourceMap: true, ...options } },
          },
          serve: {
            builder: '@angular/build:dev-server',
            options: { buildTarget: 'application:build:development' },
          },
        },
      },
    },
  }),
});

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'preserve',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    allowJs: true,
  },
  files: ['src/main.ts'],
};

/** Options of the build. */
const config = (text: string) => workspace(JSON.parse(`{ ${text} }`));

export const angular: Tool = {
  name: 'angular',
  title: 'Angular',
  install: [
    '@angular/cli@22.2.7',
    '@angular/build@22.2.7',
    '@angular/core@22.2.6',
    '@angular/common@22.2.6',
    '@angular/compiler@22.2.6',
    '@angular/compiler-cli@22.2.6',
    '@angular/platform-browser@22.2.6',
    'rxjs@7.8.2',
    'tslib@2.9.1',
    'typescript@6.0.3',
  ],
  files: () => ({
    'tsconfig.json': JSON.stringify(tsconfig),
    'src/index.html': '<!doctype html><html><head><title>.</title></head><body></body></html>\n',
    'src/main.ts': "import './main.js';\n",
    'src/main.js': pageEntry,
    ...workspace({}),
  }),
  cells: [
    { name: 'ng serve', place: 'browser', look: serve('ng serve --port PORT') },
    { name: 'ng build', place: 'browser', look: buildPage('ng build', 'dist/browser') },
  ],
  settings: [
    inConfig(config, '"loader": { ".svg": "file", ".png": "file" }', pictures),
    inConfig(config, '"styles": ["node_modules/PKG/dist/index.css"]', styleSheets),
    inConfig(config, '"styles": ["node_modules/PKG/dist/card_module.css"]', ['css-modules']),
    inConfig(
      config,
      '"assets": [{ "glob": "worker.js", "input": "node_modules/PKG/dist", "output": "/" }]',
      ['worker-url', 'worker-url-module'],
    ),
    inConfig(
      config,
      '"assets": [{ "glob": "static/**", "input": "node_modules/PKG/dist", "output": "/" }]',
      ['picture-url', 'wasm-url', 'wasm-compile'],
    ),
    inConfig(config, '"sourceMap": { "scripts": true, "vendor": true }', sourceMaps),
  ],
};
