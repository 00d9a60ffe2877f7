import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Problem } from '../protocol.ts';
import { completeOptions } from './complete-options.ts';
import type { OptionHint } from './manifest.ts';
import { tokenClasses } from './token-classes.ts';

/** Rules of the document that color code; the classes mean the same in the shadow root. */
function copyTokenRules(): CSSStyleSheet {
  const isTokenRule = (rule: CSSRule): boolean =>
    /^\.token-/.test((rule as CSSStyleRule).selectorText);
  const collect = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => {
      if (isTokenRule(rule)) return rule;
      return 'cssRules' in rule ? collect(rule.cssRules as CSSRuleList) : [];
    });
  const found = [...document.styleSheets].flatMap(({ cssRules }) => collect(cssRules));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(found.map(({ cssText }) => cssText).join('\n'));
  return sheet;
}

const appearance = EditorView.theme({
  '&': { height: '100%', color: 'var(--color-text)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { font: 'inherit', lineHeight: '1.65' },
  '.cm-content': { caretColor: 'var(--color-brand-text)', paddingBlock: '0.75rem' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    border: '0',
    color: 'var(--color-text-faint)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--color-hover)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-brand-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--color-highlighted)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--color-raised)',
    border: '1px solid var(--color-border)',
    color: 'var(--color-text)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--color-brand-soft)',
    color: 'var(--color-text)',
  },
});

function languageOf(path: string, hints: OptionHint[]): Extension {
  if (path.endsWith('.json')) return json();
  if (/\.(?:css|less|scss)$/.test(path)) return css();
  if (!/\.[cm]?[jt]sx?$/.test(path)) return [];
  const language = javascript({ typescript: /\.[cm]?tsx?$/.test(path), jsx: /x$/.test(path) });
  if (!path.startsWith('rslib.config.')) return language;
  return [language, language.language.data.of({ autocomplete: completeOptions(hints) })];
}

/** Text in place of several lines. Chromium would add a style attribute, which the policy refuses. */
function replaceLines(event: InputEvent, view: EditorView): boolean {
  const { state } = view;
  const { from, to } = state.selection.main;
  const isText = event.inputType === 'insertText' && !event.isComposing && event.data !== null;
  if (!isText || state.doc.lineAt(from).number === state.doc.lineAt(to).number) return false;
  view.dispatch(state.replaceSelection(event.data as string), { userEvent: 'input.type' });
  return true;
}

/** Marks a text that the page has set, which it need not hear of. */
const fromOutside = Annotation.define<boolean>();

export type CodeEditor = {
  focus: () => void;
  /** Puts the cursor there. */
  select: (from: number, to?: number) => void;
  setText: (text: string) => void;
  mark: (problems: Problem[]) => void;
  destroy: () => void;
};

type Options = {
  root: ShadowRoot;
  path: string;
  text: string;
  hints: OptionHint[];
  /** Name, and the text that explains how to leave the editor. */
  label: string;
  description: string;
  onChange: (text: string) => void;
};

function toDiagnostic(
  { state }: EditorView,
  { message, line = 1, column = 1 }: Problem,
): Diagnostic {
  const { from, to } = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
  const start = Math.min(from + column - 1, to);
  const word = /^\w+/.exec(state.sliceDoc(start, to))?.[0].length ?? 1;
  return { from: start, to: Math.min(start + word, to), severity: 'error', message };
}

/** An editor in a shadow root, where its styles are constructed sheets, which the policy allows. */
export function createCodeEditor(options: Options): CodeEditor {
  const { root, path, text, hints, label, description, onChange } = options;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        autocompletion({ icons: false }),
        // Without Tab, which leaves the editor.
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        syntaxHighlighting(tokenClasses),
        appearance,
        languageOf(path, hints),
        EditorView.domEventHandlers({ beforeinput: replaceLines }),
        EditorView.contentAttributes.of({
          tabindex: '0',
          'aria-label': label,
          'aria-description': description,
        }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          const isOwn = transactions.every((each) => !each.annotation(fromOutside));
          if (docChanged && isOwn) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  root.adoptedStyleSheets.push(copyTokenRules());
  return {
    focus: () => view.focus(),
    select: (anchor, head = anchor) =>
      view.dispatch({ selection: { anchor, head }, scrollIntoView: true }),
    setText(next) {
      if (next === view.state.doc.toString()) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        annotations: fromOutside.of(true),
      });
    },
    mark: (problems) =>
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map((problem) => toDiagnostic(view, problem)),
        ),
      ),
    destroy: () => view.destroy(),
  };
}
