import { buildPage, serve } from '../cells.ts';
import { indexEntry, type Tool } from '../define.ts';

export const reactScripts: Tool = {
  name: 'react-scripts',
  title: 'react-scripts',
  install: ['react-scripts@5.0.1'],
  files: () => ({
    'public/index.html': '<!doctype html><title>.</title><div id="root"></div>\n',
    ...indexEntry,
  }),
  cells: [
    { name: 'start', place: 'browser', look: serve('BROWSER=none react-scripts start') },
    { name: 'build', place: 'browser', look: buildPage('react-scripts build', 'build') },
  ],
};
