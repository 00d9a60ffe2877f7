/** Runs of kits that the page offers, by the order of the menu. Each is built to its recording. */
export const samples = [
  { kit: 'hello-kit', run: 'dts' },
  { kit: 'umd-kit', run: 'string' },
  { kit: 'react-button', run: 'bundleless' },
  { kit: 'sheet-kit', run: 'styled' },
  { kit: 'redirect-gallery', run: 'default' },
  { kit: 'svg-badge', run: 'bundle' },
  { kit: 'json-rates', run: 'bundle' },
];
