import { programEntry, type Tool } from '../define.ts';

const babel = (plugins: string) => ({
  'babel.config.cjs': `module.exports = { presets: ['module:@react-native/babel-preset'], plugins: [${plugins}] };\n`,
});

const metro = (more: string) => ({
  'metro.config.cjs': `const { getDefaultConfig, mergeConfig } = require('@react-native/metro-config');
module.exports = mergeConfig(getDefaultConfig(__dirname), { ${more} });
`,
});

/** React Native's globals that the bundle reads, in a context without anything else. */
const execute = `import { readFileSync } from 'node:fs';
import vm from 'node:vm';
const context = vm.createContext({ console, setTimeout, atob, __DEV__: false });
context.global = context;
const filename = 'dist/main.jsbundle';
vm.runInContext(readFileSync(filename, 'utf8'), context, { filename });
`;

export const reactNative: Tool = {
  name: 'react-native',
  title: 'React Native',
  install: [
    'react-native@0.88.1',
    '@react-native/metro-config@0.88.1',
    '@react-native/babel-preset@0.88.1',
    '@react-native-community/cli@20.2.0',
    '@react-native-community/cli-platform-ios@20.2.0',
    'hermes-compiler@260318099.0.5',
    '@babel/plugin-transform-class-static-block@7.29.14',
  ],
  files: () => ({
    'index.js': programEntry
      .replace('./use.js', './src/use.js')
      .replace(
        /^console.*$/m,
        'Promise.resolve(use()).then((seen) => console.log("[seen " + seen + " seen]"));',
      ),
    'execute.mjs': execute,
    ...babel(''),
    ...metro(''),
  }),
  cells: [
    {
      name: 'release bundle',
      place: 'program',
      look: async ({ run, seenIn }) => {
        await run(
          'mkdir -p dist && react-native bundle --platform ios --dev false --minify false --entry-file index.js --bundle-output dist/main.jsbundle --assets-dest dist --config metro.config.cjs 2>&1',
        );
        await run(
          'node_modules/hermes-compiler/hermesc/linux64-bin/hermesc -O -emit-binary -out dist/main.hbc dist/main.jsbundle',
        );
        return seenIn(await run('node execute.mjs'));
      },
    },
  ],
  settings: [
    {
      text: "plugins: ['@babel/plugin-transform-class-static-block']",
      files: () => babel("'@babel/plugin-transform-class-static-block'"),
      packages: ['classes'],
    },
    {
      text: "resolveRequest: (context, name, platform) => name.endsWith('.css') || name.startsWith('node:') ? { type: 'empty' } : context.resolveRequest(context, name, platform)",
      files: () =>
        metro(
          "resolver: { resolveRequest: (context, name, platform) => name.endsWith('.css') || name.startsWith('node:') ? { type: 'empty' } : context.resolveRequest(context, name, platform) }",
        ),
      packages: ['css-files', 'css-files-pure', 'css-files-glob', 'node-builtin'],
    },
  ],
};
