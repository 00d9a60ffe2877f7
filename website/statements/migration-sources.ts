/** A library that imports two development dependencies and a subpath of one. */
export const packages = {
  'package.json': JSON.stringify({
    name: 'demo',
    version: '1.0.0',
    type: 'module',
    devDependencies: { mitt2: '1', left: '1' },
  }),
  'src/index.js': [
    "import mitt from 'mitt2';",
    "import { left } from 'left';",
    "import { sub } from 'left/sub.js';",
    'export const all = [mitt, left, sub];',
  ].join('\n'),
  'node_modules/mitt2/package.json': '{ "name": "mitt2", "version": "1.0.0", "type": "module" }',
  'node_modules/mitt2/index.js': "export default 'code of mitt2';\n",
  'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "type": "module" }',
  'node_modules/left/index.js': "export const left = 'code of left';\n",
  'node_modules/left/sub.js': "export const sub = 'code of left/sub';\n",
};

/** A module that imports a text file with a query. */
export const text = (query: string) => ({
  'src/index.js': `import text from './a.txt${query}';\nexport default text;\n`,
  'src/a.txt': 'hello\n',
});

/** A component with the automatic JSX transform in the tsconfig. */
export const jsx = {
  'src/index.tsx': 'export const Box = () => <div />;\n',
  'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" }, "include": ["src"] }',
};
