import type { Library, Use } from '../define.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>\n';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const inPage: Use = {
  code: `import { url } from 'PKG';
export default () => new Promise((resolve) => {
  const image = new Image();
  image.onload = () => resolve('the picture loads');
  image.onerror = () => resolve('no picture at ' + image.getAttribute('src') + ' (' + typeof url + ')');
  image.src = url;
});
`,
  sees: 'the picture loads',
};

const onServer: Use = {
  code: `import { url } from 'PKG';
export default () => typeof url !== 'string' ? 'the address is of type ' + typeof url : url.startsWith('file:') ? 'the address is a path on the disk of the server' : 'the address is text';
`,
  sees: 'the address is text',
};

const inProgram: Use = {
  code: `import { url } from 'PKG';
export default () => 'the address is of type ' + typeof url;
`,
  sees: 'the address is of type string',
};

const component: Use = {
  code: `import { createElement } from 'react';
import { url } from 'PKG';
export default () => createElement('img', { src: url });
`,
  sees: 'the picture loads',
};

const uses = { browser: inPage, server: onServer, program: inProgram, component };

const imported = (file: string) => `import url from './${file}';\nexport { url };\n`;

export const assets: Library[] = [
  {
    name: 'picture-import',
    title: { en: 'Imported picture (SVG), bundle', zh: '导入的图片（SVG），bundle' },
    files: { 'src/index.js': imported('logo.svg'), 'src/logo.svg': svg },
    config: { lib: [{ format: 'esm' }], output: { target: 'web', dataUriLimit: 0 } },
    uses,
  },
  {
    name: 'picture-import-files',
    title: { en: 'Imported picture (PNG), bundleless', zh: '导入的图片（PNG），bundleless' },
    files: { 'src/index.js': imported('logo.png'), 'src/logo.png': png },
    config: { lib: [{ format: 'esm', bundle: false }], output: { target: 'web', dataUriLimit: 0 } },
    uses,
  },
  {
    name: 'picture-url',
    title: { en: '`new URL()` of a picture', zh: '用 `new URL()` 引用图片' },
    files: {
      'src/index.js': "export const url = new URL('./logo.png', import.meta.url).href;\n",
      'src/logo.png': png,
    },
    config: { lib: [{ format: 'esm' }], output: { target: 'web', dataUriLimit: 0 } },
    uses,
  },
  {
    name: 'picture-inline',
    title: { en: 'Inlined picture', zh: '内联的图片' },
    files: { 'src/index.js': imported('logo.svg?inline'), 'src/logo.svg': svg },
    config: { lib: [{ format: 'esm' }], output: { target: 'web' } },
    uses,
  },
];
