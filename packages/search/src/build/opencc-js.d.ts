declare module 'opencc-js/dict/TSCharacters' {
  /** Traditional characters with their simplified forms: `萬 万|與 与`. */
  const characters: string;
  // biome-ignore lint/style/noDefaultExport: that of the package
  export default characters;
}
