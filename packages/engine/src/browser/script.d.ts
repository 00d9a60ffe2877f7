/** The text of an inline script, bundled with its imports. */
declare module '*?script' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: of a module that the bundler writes
  export default text;
}
