import { EditorView } from '@codemirror/view';

/**
 * Text in place of a selection. Chromium would keep the look of what was selected in a style
 * attribute, which the policy refuses.
 */
export function replaceSelection(event: InputEvent, view: EditorView): boolean {
  const { data, inputType, isComposing } = event;
  const { state } = view;
  const { from, to, empty } = state.selection.main;
  if (inputType !== 'insertText' || isComposing || data === null || empty) return false;
  const insert = () => state.update(state.replaceSelection(data), { userEvent: 'input.type' });
  // Brackets, for example, are put around a selection.
  const handlers = state.facet(EditorView.inputHandler);
  if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
  return true;
}
