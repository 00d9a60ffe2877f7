import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { Problem } from '../protocol.ts';

/** A problem as a mark below the word at its position. */
export function toDiagnostic(
  state: EditorState,
  { message, line = 1, column = 1, severity }: Problem,
): Diagnostic {
  const { from, to } = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
  const start = Math.min(from + column - 1, to);
  const word = /^\w+/.exec(state.sliceDoc(start, to))?.[0].length ?? 1;
  return { from: start, to: Math.min(start + word, to), severity: severity ?? 'error', message };
}
