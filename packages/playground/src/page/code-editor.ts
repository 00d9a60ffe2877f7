import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyField,
  historyKeymap,
  isolateHistory,
} from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
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
import { toDiagnostic } from './diagnostics.ts';
import { findChange } from './find-change.ts';
import type { OptionHint } from './manifest.ts';
import { replaceSelection } from './replace-selection.ts';
import type { PlaygroundStrings } from './strings.ts';
import { tokenClasses } from './token-classes.ts';
import { findUnknownOptions } from './unknown-options.ts';

/** Rules of a sheet or in a rule. Those of a sheet from elsewhere, which extensions add, throw. */
function readRules(holder: { cssRules?: CSSRuleList }): CSSRule[] {
  try {
    return [...(holder.cssRules ?? [])];
  } catch {
    return [];
  }
}

/** Rules of the document that color code; the classes mean the same in the shadow root. */
function copyTokenRules(): CSSStyleSheet {
  const isTokenRule = (rule: CSSRule): boolean =>
    /^\.token-/.test((rule as CSSStyleRule).selectorText);
  const collect = (holder: object): CSSRule[] =>
    readRules(holder).flatMap((rule) => (isTokenRule(rule) ? rule : collect(rule)));
  const found = [...document.styleSheets].flatMap(collect);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(found.map(({ cssText }) => cssText).join('\n'));
  return sheet;
}

const appearance = EditorView.theme({
  '&': { height: '100%', color: 'var(--color-text)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { font: 'inherit', lineHeight: '1.65' },
  '.cm-content': { caretColor: 'var(--color-brand-text)', paddingBlock: '0.75rem' },
  // A long line scrolls below it.
  '.cm-gutters': {
    backgroundColor: 'var(--color-page)',
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
  '.cm-panels, .cm-panels-top': {
    backgroundColor: 'var(--color-raised)',
    borderColor: 'var(--color-border)',
    color: 'var(--color-text)',
  },
  '.cm-panel.cm-search :is(input, button, label)': { font: 'inherit' },
  '.cm-panel.cm-search :is(.cm-textfield, .cm-button)': {
    border: '1px solid var(--color-border)',
    borderRadius: 'var(--radius)',
    background: 'none',
    color: 'inherit',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--color-highlighted)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--color-brand-text)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--color-brand-soft)',
    color: 'var(--color-text)',
  },
});

const isConfig = (path: string): boolean => path.startsWith('rslib.config.');

function languageOf(path: string, hints: OptionHint[]): Extension {
  if (path.endsWith('.json')) return json();
  if (/\.(?:css|less|scss)$/.test(path)) return css();
  if (!/\.[cm]?[jt]sx?$/.test(path)) return [];
  const language = javascript({ typescript: /\.[cm]?tsx?$/.test(path), jsx: /x$/.test(path) });
  if (!isConfig(path)) return language;
  return [language, language.language.data.of({ autocomplete: completeOptions(hints) })];
}

/** Marks a text that the page has set, which it need not hear of. */
const fromOutside = Annotation.define<boolean>();

export type CodeEditor = {
  /** Puts the cursor and the focus there. */
  select: (from: number, to?: number) => void;
  setText: (text: string) => void;
  mark: (problems: Problem[]) => void;
  /** Text, caret and history, for an editor that opens the file again. */
  save: () => SavedEditor;
  destroy: () => void;
};

/** JSON of an editor state. */
export type SavedEditor = unknown;

type Options = {
  root: ShadowRoot;
  path: string;
  text: string;
  /** The text before what was typed into the field that the editor replaces: undo leads back to it. */
  before: string;
  /** What another editor of this file has saved. */
  saved: SavedEditor;
  strings: PlaygroundStrings;
  hints: OptionHint[];
  onChange: (text: string) => void;
};

function extensionsOf(options: Options): Extension[] {
  const { path, hints, strings, onChange } = options;
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    autocompletion({ icons: false }),
    search({ top: true }),
    EditorState.phrases.of(strings.editorPhrases),
    // Without Tab, which leaves the editor.
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    syntaxHighlighting(tokenClasses),
    appearance,
    languageOf(path, hints),
    EditorView.domEventHandlers({ beforeinput: replaceSelection }),
    EditorView.contentAttributes.of({
      tabindex: '0',
      'aria-label': path,
      'aria-description': strings.editorHint,
    }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isOwn = transactions.every((each) => !each.annotation(fromOutside));
      if (docChanged && isOwn) onChange(state.doc.toString());
    }),
  ];
}

const savedFields = { history: historyField };

function createState(options: Options): EditorState {
  const { before, saved } = options;
  const extensions = extensionsOf(options);
  if (saved) return EditorState.fromJSON(saved, { extensions }, savedFields);
  return EditorState.create({ doc: before, extensions });
}

/** Only what differs changes, so the caret stays; and it can be undone. */
function replaceText(view: EditorView, text: string): void {
  const change = findChange(view.state.doc.toString(), text);
  if (!change) return;
  view.dispatch({
    changes: change,
    annotations: [fromOutside.of(true), isolateHistory.of('full')],
  });
}

/** An editor in a shadow root, where its styles are constructed sheets, which the policy allows. */
export function createCodeEditor(options: Options): CodeEditor {
  const { root, path, text, hints, strings } = options;
  const view = new EditorView({ root, parent: root, state: createState(options) });
  replaceText(view, text);
  root.adoptedStyleSheets.push(copyTokenRules());
  return {
    select(anchor, head = anchor) {
      view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
      view.focus();
    },
    setText: (next) => replaceText(view, next),
    mark(problems) {
      const { state } = view;
      const names = hints.map(({ name }) => name);
      const unknown = isConfig(path)
        ? findUnknownOptions(state.doc.toString(), names, strings.unknownOption)
        : [];
      const warnings = unknown.map((problem) => ({ ...problem, severity: 'warning' as const }));
      const marks = [...problems, ...warnings].map((problem) => toDiagnostic(state, problem));
      view.dispatch(setDiagnostics(state, marks));
    },
    save: () => view.state.toJSON(savedFields),
    destroy: () => view.destroy(),
  };
}
