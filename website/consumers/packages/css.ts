import type { Library, Use } from '../define.ts';

const rule = (name: string) => `.${name} {\n  color: rgb(1, 2, 3);\n}\n`;

/** Waits for the rule, because style sheets can load after the script. */
const inPage = (imports: string): Use => ({
  code: `${imports}
export default async () => {
  const element = document.createElement('p');
  element.className = name;
  document.body.append(element);
  const color = () => getComputedStyle(element).color;
  for (let frame = 0; frame < 60 && color() !== 'rgb(1, 2, 3)'; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
  return color() === 'rgb(1, 2, 3)' ? 'the rule applies' : 'no rule for the class ' + name;
};
`,
  sees: 'the rule applies',
});

const onServer = (imports: string): Use => ({
  code: `${imports}\nexport default () => 'the class is of type ' + typeof name;\n`,
  sees: 'the class is of type string',
});

const rendered = (imports: string): Use => ({
  code: `import { createElement } from 'react';
${imports}
export default () => createElement('p', { className: name, 'data-styled': true });
`,
  sees: 'the rule applies',
});

const listUses = (imports: string) => ({
  browser: inPage(imports),
  server: onServer(imports),
  program: onServer(imports),
  component: rendered(imports),
});

const importing = "import { name } from 'PKG';";
const uses = listUses(importing);
const linked = listUses(`${importing}\nimport 'PKG/index.css';`);

const sheet = {
  'src/index.js': "import './index.css';\nexport const name = 'consumer-card';\n",
  'src/index.css': rule('consumer-card'),
};

const files = {
  lib: [{ format: 'esm' as const, bundle: false }],
  output: { target: 'web' as const },
};
const bundle = { lib: [{ format: 'esm' as const }], output: { target: 'web' as const } };
const sheetExports = { '.': './dist/index.js', './index.css': './dist/index.css' };

export const css: Library[] = [
  {
    name: 'css-bundle',
    title: { en: 'Bundle; users import its style sheet', zh: 'bundle，使用者自行导入样式表' },
    files: sheet,
    config: bundle,
    manifest: { exports: sheetExports },
    uses: linked,
  },
  {
    name: 'css-bundle-pure',
    title: {
      en: 'The same with `"sideEffects": false`',
      zh: '同上，并设置 `"sideEffects": false`',
    },
    files: sheet,
    config: bundle,
    manifest: { exports: sheetExports, sideEffects: false },
    uses: linked,
  },
  {
    name: 'css-files',
    title: { en: 'Bundleless; JavaScript imports CSS', zh: 'bundleless，由 JavaScript 导入 CSS' },
    files: sheet,
    config: files,
    uses,
  },
  {
    name: 'css-files-pure',
    title: {
      en: 'The same with `"sideEffects": false`',
      zh: '同上，并设置 `"sideEffects": false`',
    },
    files: sheet,
    config: files,
    manifest: { sideEffects: false },
    uses,
  },
  {
    name: 'css-files-glob',
    title: {
      en: 'Bundleless; `"sideEffects": ["**/*.css"]`; the module exports a short constant',
      zh: 'bundleless，`"sideEffects": ["**/*.css"]`，模块只导出一个短常量',
    },
    files: {
      'src/index.js': "export { name } from './card.js';\n",
      'src/card.js': "import './index.css';\nexport const name = 'card';\n",
      'src/index.css': rule('card'),
    },
    config: files,
    manifest: { sideEffects: ['**/*.css'] },
    uses,
  },
  {
    name: 'css-modules',
    title: { en: 'CSS Modules, bundleless', zh: 'CSS Modules，bundleless' },
    files: {
      'src/index.js': "import styles from './card.module.css';\nexport const name = styles.card;\n",
      'src/card.module.css': rule('card'),
    },
    config: files,
    uses,
  },
  {
    name: 'css-inject',
    title: { en: '`injectStyles`', zh: '`injectStyles`' },
    files: sheet,
    config: { lib: [{ format: 'esm' }], output: { target: 'web', injectStyles: true } },
    uses,
  },
];
