import { pageEntry, programEntry, type Tool } from '../define.ts';

export const bun: Tool = {
  name: 'bun',
  title: 'Bun',
  install: ['bun@1.4.5'],
  files: () => ({ 'src/main.js': pageEntry, 'src/program.js': programEntry }),
  cells: [
    {
      name: 'run',
      place: 'program',
      look: async ({ run, seenIn }) => seenIn(await run('bun src/program.js')),
    },
    {
      name: 'build --target=bun',
      place: 'program',
      look: async ({ run, seenIn, args }) => {
        await run(`bun build src/program.js --outdir dist --target=bun ${args}`);
        return seenIn(await run('bun dist/program.js'));
      },
    },
    {
      name: 'build --target=browser',
      place: 'browser',
      look: async ({ run, openFiles, args }) => {
        await run(`bun build src/main.js --outdir dist --target=browser ${args}`);
        return openFiles('dist', ['main.css', 'index.css', 'module:main.js']);
      },
    },
    {
      name: 'size',
      place: 'output',
      look: async ({ run, findUnused }) => {
        await run('bun build src/main.js --outdir dist --target=browser --minify');
        return findUnused('dist');
      },
    },
  ],
  settings: [
    { text: '--sourcemap=linked', args: '--sourcemap=linked', packages: ['maps', 'maps-src'] },
  ],
};
