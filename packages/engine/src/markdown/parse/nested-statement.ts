import type { Diagnostic } from '../../diagnostics.ts';

/** How to write imports and exports, and text that looks like one. */
export const importHint =
  "Import partials only, at the top level: import Note from '../shared/note.mdx'. " +
  'Text cannot start with import or export: put another word first.';

/** Describes an `import` or `export` inside of an element. */
export function nestedStatement(line: string): Pick<Diagnostic, 'message' | 'hint'> {
  return { message: `import or export inside of an element: ${line}`, hint: importHint };
}
