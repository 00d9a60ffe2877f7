import { noSingleKeyAttribute } from 'docs-engine/browser';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Problem } from '../protocol.ts';
import type { CodeEditor, SavedEditor } from './code-editor.ts';
import type { OptionHint } from './manifest.ts';
import type { PlaygroundStrings } from './strings.ts';
import { useCodeEditor } from './use-code-editor.ts';
import styles from './Workbench.module.css';

type EditorProps = {
  path: string;
  contents: string | Uint8Array;
  strings: PlaygroundStrings;
  /** Where to put the cursor. */
  position: Problem | undefined;
  problems: Problem[];
  hints: OptionHint[];
  onChange: (text: string) => void;
};

type FieldProps = Omit<EditorProps, 'contents'> & { text: string };

function findOffset(text: string, { line = 1, column = 1 }: Problem): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.join('\n').length + (before.length > 0 ? 1 : 0) + column - 1;
}

type PlainFieldProps = FieldProps & {
  onFocus: () => void;
  /** An input method starts or ends to compose: until it ends, the field must not be replaced. */
  onCompose: (isComposing: boolean) => void;
};

function PlainField(props: PlainFieldProps): ReactNode {
  const { path, text, strings, position, onChange, onFocus, onCompose } = props;
  const ref = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  useEffect(() => {
    const field = ref.current;
    if (!field || !position) return;
    const offset = findOffset(field.value, position);
    field.focus();
    field.setSelectionRange(offset, offset);
  }, [position]);
  return (
    <>
      <textarea
        ref={ref}
        aria-label={path}
        aria-describedby={hintId}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        value={text}
        onFocus={onFocus}
        onCompositionStart={() => onCompose(true)}
        // In Firefox, the last text comes after this event.
        onCompositionEnd={() => setTimeout(() => onCompose(false))}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={hintId} hidden>
        {strings.editorHint}
      </p>
    </>
  );
}

type CodeFieldProps = FieldProps & {
  create: typeof import('./code-editor.ts').createCodeEditor;
  /** Selection of the plain field that this one replaces; undefined when that had no focus. */
  selection: [from: number, to: number] | undefined;
  /** The text of the plain field before something was typed. */
  before: string | undefined;
  /** Editors of files that were open before, by path. */
  saved: RefObject<Map<string, SavedEditor>>;
};

function CodeField(props: CodeFieldProps): ReactNode {
  const { path, text, strings, position, problems, hints } = props;
  const { create, selection, before = text, saved, onChange } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  /** Texts that the editor has reported and not got back: while a reader types, `text` is behind. */
  const reported = useRef<string[]>([]);
  const change = useRef(onChange);
  change.current = onChange;
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes reach the editor below
  useEffect(() => {
    const element = host.current as HTMLDivElement;
    const created = create({
      root: element.shadowRoot ?? element.attachShadow({ mode: 'open' }),
      path,
      text,
      before,
      saved: saved.current.get(path),
      strings,
      hints,
      onChange(next) {
        reported.current.push(next);
        change.current(next);
      },
    });
    editor.current = created;
    if (selection) created.select(...selection);
    return () => {
      saved.current.set(path, created.save());
      created.destroy();
    };
  }, []);
  useEffect(() => {
    const index = reported.current.indexOf(text);
    reported.current = index < 0 ? [] : reported.current.slice(index + 1);
    if (index < 0) editor.current?.setText(text);
  }, [text]);
  useEffect(() => editor.current?.mark(problems), [problems]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new position moves the cursor
  useEffect(() => {
    if (position) editor.current?.select(findOffset(text, position));
  }, [position]);
  // Keys come from the shadow root as if from this element: `/` is text here, too.
  return (
    <div {...{ [noSingleKeyAttribute]: '' }}>
      <div ref={host} />
    </div>
  );
}

/** One file of the project. A file that is no text is only named. */
export function Editor({ contents, ...props }: EditorProps): ReactNode {
  const { path } = props;
  const pane = useRef<HTMLElement>(null);
  const isText = typeof contents === 'string';
  const text = isText ? contents : '';
  const { editor, isPlain, load } = useCodeEditor(text);
  const [isComposing, setIsComposing] = useState(false);
  const saved = useRef(new Map<string, SavedEditor>());
  /** Texts of plain fields when they got focus, by path. */
  const focused = useRef(new Map<string, string>());

  function readSelection(): CodeFieldProps['selection'] {
    const field = pane.current?.querySelector('textarea');
    if (!field || field !== document.activeElement) return undefined;
    return [field.selectionStart, field.selectionEnd];
  }

  const field = { ...props, text };
  return (
    <section ref={pane} className={`${styles.pane} ${styles.edit}`} aria-label={path}>
      <h2 translate="no">{path}</h2>
      {isText && editor && !isComposing && (
        <CodeField
          key={path}
          {...field}
          create={editor.createCodeEditor}
          selection={readSelection()}
          before={focused.current.get(path)}
          saved={saved}
        />
      )}
      {isText && (isPlain || isComposing) && (
        <PlainField
          key={path}
          {...field}
          onFocus={() => {
            focused.current.set(path, text);
            load();
          }}
          onCompose={setIsComposing}
        />
      )}
    </section>
  );
}
