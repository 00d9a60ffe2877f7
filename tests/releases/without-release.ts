/**
 * A recorded text without what another release prints differently by itself: versions and the sizes
 * that follow from them, places in its code, and its folder.
 */
export function withoutRelease(text: string): string {
  return text
    .replace(/\bRslib v?\d\S*/g, 'Rslib')
    .replace(/(?:\.\.\/)*\.\.node_modules\//g, 'node_modules/')
    .replace(/(\bnode_modules\/\S+?\/dist\/)[\w.-]+\.js(?::\d+)*/g, '$1')
    .replace(/(\bdist\/[\w.-]+\.js)(?::\d+)+/g, '$1')
    .replace(/(\.log) {2,}\d+ B$/gm, '$1');
}
