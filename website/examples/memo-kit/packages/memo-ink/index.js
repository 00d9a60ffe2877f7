const styles = new Map([
  ['bold', [1, 22]],
  ['red', [31, 39]],
  ['green', [32, 39]],
  ['yellow', [33, 39]],
  ['blue', [34, 39]],
]);

export function paint(text, name) {
  const [open, close] = styles.get(name);
  return `\u001B[${open}m${text}\u001B[${close}m`;
}

export function green(text) {
  return paint(text, 'green');
}
