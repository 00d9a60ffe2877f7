import { pageEntry, type Tool } from '../define.ts';

export const reactScripts: Tool = {
  name: 'react-scripts',
  title: 'react-scripts',
  install: ['react-scripts@5.0.1'],
  files: () => ({
    'public/index.html': '<!doctype html><title>.</title><div id="root"></div>\n',
    'src/index.js': "import './main.js';\n",
    'src/main.js': pageEntry,
  }),
  cells: [
    {
      name: 'start',
      place: 'browser',
      look: async ({ start, open, port }) => {
        await start('BROWSER=none react-scripts start');
        return open(`http://localhost:${port}/`);
      },
    },
    {
      name: 'build',
      place: 'browser',
      look: async ({ run, openBuilt }) => {
        await run('react-scripts build');
        return openBuilt('build');
      },
    },
  ],
};
