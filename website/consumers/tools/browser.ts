import { pageEntry, type Tool } from '../define.ts';

/** A page that loads the files of the package as they are. */
const html = (specifier: string, place: string) => {
  if (place === 'script') {
    return `<!doctype html><title>.</title><script src="/node_modules/${specifier}/dist/index.js"></script><script type="module" src="/src/main.js"></script>\n`;
  }
  const imports = {
    [specifier]: `/node_modules/${specifier}/dist/index.js`,
    [`${specifier}/`]: `/node_modules/${specifier}/dist/`,
  };
  return `<!doctype html><title>.</title><script type="importmap">${JSON.stringify({ imports })}</script><script type="module" src="/src/main.js"></script>\n`;
};

export const browser: Tool = {
  name: 'browser',
  title: 'Browser, no bundler',
  install: [],
  files: (specifier, place) => ({ 'index.html': html(specifier, place), 'src/main.js': pageEntry }),
  cells: [
    { name: 'import map', place: 'browser', look: ({ openBuilt }) => openBuilt('.') },
    { name: 'script tag', place: 'script', look: ({ openBuilt }) => openBuilt('.') },
  ],
};
