import { print } from '../cells.ts';
import { programEntry, type Tool } from '../define.ts';
import { sourceMaps } from '../settings.ts';

const versions = ['20.20.2', '22.23.3', '24.21.0', '26.10.0'];

const commonJsEntry = `const use = require('./use.cjs');
Promise.resolve(use()).then((seen) => console.log('[seen ' + seen + ' seen]'));
`;

function createNode(version: string): Tool {
  const major = version.split('.')[0];
  return {
    name: `node-${major}`,
    title: `Node.js ${major}`,
    family: { name: 'node', title: 'Node.js' },
    install: [],
    node: version,
    files: () => ({ 'src/main.js': programEntry, 'src/main.cjs': commonJsEntry }),
    cells: [
      { name: 'import', place: 'program', look: print('node ARGS src/main.js') },
      { name: 'require()', place: 'program', look: print('node ARGS src/main.cjs') },
    ],
    settings: [
      {
        text: 'node --enable-source-maps',
        args: '--enable-source-maps',
        packages: sourceMaps,
      },
    ],
  };
}

export const nodes = versions.map(createNode);
