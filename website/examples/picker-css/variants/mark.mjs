export default {
  plugins: [
    { postcssPlugin: 'from-file', Once: (root) => root.append({ selector: '.from-file', nodes: [{ prop: 'color', value: 'red' }] }) },
  ],
};
