import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Problem } from '../protocol.ts';
import { useStyles } from './styles-context.ts';

type EditorProps = {
  path: string;
  contents: string | Uint8Array;
  hint: string;
  /** Where to put the cursor. */
  position: Problem | undefined;
  onChange: (text: string) => void;
};

function findOffset(text: string, { line = 1, column = 1 }: Problem): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.join('\n').length + (before.length > 0 ? 1 : 0) + column - 1;
}

/** One file of the project. A file that is no text is only named. */
export function Editor({ path, contents, hint, position, onChange }: EditorProps): ReactNode {
  const styles = useStyles();
  const ref = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  useEffect(() => {
    const field = ref.current;
    if (!field || !position) return;
    const offset = findOffset(field.value, position);
    field.focus();
    field.setSelectionRange(offset, offset);
  }, [position]);
  if (typeof contents !== 'string') return <p className={styles.pane}>{path}</p>;
  return (
    <section className={styles.pane} aria-label={path}>
      <h2>{path}</h2>
      <textarea
        ref={ref}
        className={styles.editor}
        aria-label={path}
        aria-describedby={hintId}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        rows={Math.max(12, contents.split('\n').length + 1)}
        value={contents}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={hintId}>{hint}</p>
    </section>
  );
}
