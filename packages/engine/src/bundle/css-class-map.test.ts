import { expect, test } from 'vitest';
import { importNames } from './css-class-map.ts';

const statement = "import styles from './Nav.module.css';";
const single = "import * as styles from './Nav.module.css';";

test.each([
  ['single names', '<p className={styles.link}>The styles of links, too.</p>', single],
  ['a value', 'load({ ...options, styles });', statement],
  ['an argument', 'load(styles)', statement],
  ['a name that is computed', '<p className={styles[kind]} />', statement],
])('a module that uses %s', (_what, use, imported) => {
  expect(importNames(`${statement}\n${use}`)).toBe(`${imported}\n${use}`);
});

test('every CSS module of a module is imported on its own', () => {
  const code = `${statement}\nimport icons from '../Icon.module.css';\nload(icons, styles.link);`;
  expect(importNames(code)).toBe(code.replace('import styles', 'import * as styles'));
});
