import { pageEntry, programEntry, type Tool } from '../define.ts';

export const deno: Tool = {
  name: 'deno',
  title: 'Deno',
  install: ['deno@2.9.6'],
  files: () => ({ 'src/main.js': pageEntry, 'src/program.js': programEntry }),
  cells: [
    {
      name: 'run',
      place: 'program',
      look: async ({ run, seenIn }) => seenIn(await run('deno run -A src/program.js')),
    },
    {
      name: 'bundle',
      place: 'program',
      look: async ({ run, seenIn, args }) => {
        await run(`deno bundle ${args} src/program.js -o dist/program.js`);
        return seenIn(await run('deno run -A dist/program.js'));
      },
    },
    {
      name: 'bundle --platform browser',
      place: 'browser',
      look: async ({ run, openFiles, args }) => {
        await run(`deno bundle --platform browser ${args} src/main.js -o dist/main.js`);
        return openFiles('dist', ['main.css', 'index.css', 'module:main.js']);
      },
    },
  ],
  settings: [
    { text: '--sourcemap=linked', args: '--sourcemap=linked', packages: ['maps', 'maps-src'] },
  ],
};
