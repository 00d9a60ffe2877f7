/** Characters that XML 1.0 forbids, also as a reference. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Removes characters that make an XML file unreadable. Escapes in YAML and HTML can write them. */
export function removeForbidden(xml: string): string {
  return xml.replace(forbidden, '');
}
