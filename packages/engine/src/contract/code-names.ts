/** Whether the whole text is one name in code, for example `dts.bundle` or `createThing`. */
export function isCodeName(text: string): boolean {
  return /^[a-z]\w*(?:\.\w+)*$/.test(text);
}
