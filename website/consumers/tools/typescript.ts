import type { Cell, Tool } from '../define.ts';

const resolutions: [name: string, flags: string, file: string][] = [
  ['bundler', '--module esnext --moduleResolution bundler', 'use.ts'],
  ['nodenext', '--module nodenext --moduleResolution nodenext', 'use.ts'],
  ['nodenext, CommonJS', '--module nodenext --moduleResolution nodenext', 'use.cts'],
  ['node16', '--module node16 --moduleResolution node16', 'use.ts'],
];

function createCells(others: typeof resolutions): Cell[] {
  return [...resolutions, ...others].map(([name, flags, file]) => ({
    name,
    place: 'types',
    look: async ({ run }) => {
      await run(`tsc --noEmit --strict --target es2022 ${flags} src/${file}`);
      return 'the types are right';
    },
  }));
}

/** Resolution that TypeScript 7 has no longer, and that reads no `exports`. */
const node10: typeof resolutions = [
  ['node10', '--module esnext --moduleResolution node10', 'use.ts'],
];

function createTypeScript(version: string, others: typeof resolutions): Tool {
  const name = `typescript-${version.split('.')[0]}`;
  return {
    name,
    title: `TypeScript ${version.split('.').slice(0, 2).join('.')}`,
    family: { name: 'typescript', title: 'TypeScript' },
    install: [`typescript@${version}`],
    files: () => ({}),
    cells: createCells(others),
  };
}

export const typescripts = [
  createTypeScript('5.9.3', node10),
  createTypeScript('6.0.3', []),
  createTypeScript('7.0.2', []),
];
