import { print } from '../cells.ts';
import { programEntry, type Tool } from '../define.ts';
import { bundlelessCss, inConfig } from '../settings.ts';

const babel = (more: string) => ({
  'babel.config.cjs': `module.exports = { presets: ['module:@react-native/babel-preset'], ${more} };\n`,
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
    ...babel('plugins: []'),
    ...metro(''),
  }),
  cells: [
    {
      name: 'release bundle',
      place: 'program',
      look: print(
        'mkdir -p dist && react-native bundle --platform ios --dev false --minify false --entry-file index.js --bundle-output dist/main.jsbundle --assets-dest dist --config metro.config.cjs 2>&1',
        'node_modules/hermes-compiler/hermesc/linux64-bin/hermesc -O -emit-binary -out dist/main.hbc dist/main.jsbundle',
        'node execute.mjs',
      ),
    },
  ],
  settings: [
    inConfig(babel, "plugins: ['@babel/plugin-transform-class-static-block']", ['classes']),
    inConfig(
      (text) => metro(`resolver: { ${text} }`),
      "resolveRequest: (context, name, platform) => name.endsWith('.css') || name.startsWith('node:') ? { type: 'empty' } : context.resolveRequest(context, name, platform)",
      [...bundlelessCss, 'node-builtin'],
    ),
  ],
};
