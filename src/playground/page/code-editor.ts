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
import { setDiagnostics } from '@codemirror/lint';
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
import type { OptionHint } from './manifest.ts';
import { replaceSelection } from './replace-selection.ts';
import { tokenClasses } from './token-classes.ts';
import { findUnknownOptions } from './unknown-options.ts';

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
  /** Says that a config has an option that does not exist. */
  unknownOption: (name: string) => string;
  onChange: (text: string) => void;
};

function extensionsOf(options: Options): Extension[] {
  const { path, hints, label, description, onChange } = options;
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    autocompletion({ icons: false }),
    // Without Tab, which leaves the editor.
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
    syntaxHighlighting(tokenClasses),
    appearance,
    languageOf(path, hints),
    EditorView.domEventHandlers({ beforeinput: replaceSelection }),
    EditorView.contentAttributes.of({
      tabindex: '0',
      'aria-label': label,
      'aria-description': description,
    }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isOwn = transactions.every((each) => !each.annotation(fromOutside));
      if (docChanged && isOwn) onChange(state.doc.toString());
    }),
  ];
}

/** An editor in a shadow root, where its styles are constructed sheets, which the policy allows. */
export function createCodeEditor(options: Options): CodeEditor {
  const { root, path, text, hints, unknownOption } = options;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: text, extensions: extensionsOf(options) }),
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
    mark(problems) {
      const { state } = view;
      const names = hints.map(({ name }) => name);
      const unknown = isConfig(path)
        ? findUnknownOptions(state.doc.toString(), names, unknownOption)
        : [];
      const marks = [
        ...problems.map((problem) => toDiagnostic(state, problem, 'error')),
        ...unknown.map((problem) => toDiagnostic(state, problem, 'warning')),
      ];
      view.dispatch(setDiagnostics(state, marks));
    },
    destroy: () => view.destroy(),
  };
}
