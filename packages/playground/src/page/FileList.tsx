import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isOwnFile } from '../project-path.ts';
import { Dialog } from './Dialog.tsx';
import { maxListed } from './shown-limits.ts';
import type { PlaygroundStrings } from './strings.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import styles from './Workbench.module.css';

type PathDialogProps = {
  /** The path to begin with; empty for a new file. */
  path: string;
  paths: string[];
  strings: PlaygroundStrings;
  onPath: (path: string) => void;
  onClose: () => void;
};

/** Asks for the path of a file, and says why one cannot be. */
function PathDialog({ path, paths, strings, onPath, onClose }: PathDialogProps): ReactNode {
  const [problem, setProblem] = useState<string>();
  const id = useId();
  function findProblem(asked: string): string | undefined {
    if (!isOwnFile(asked)) return strings.badPath;
    const folder = paths.find(
      (each) => each.startsWith(`${asked}/`) || asked.startsWith(`${each}/`),
    );
    if (folder !== undefined) return strings.fileAndFolder(folder);
    return asked !== path && paths.includes(asked) ? strings.pathExists : undefined;
  }
  function submit(form: FormData): void {
    const asked = String(form.get('path')).trim();
    const found = findProblem(asked);
    setProblem(found);
    if (found) return;
    onClose();
    if (asked !== path) onPath(asked);
  }
  return (
    <Dialog
      title={path ? strings.renameFile(path) : strings.newFile}
      submit={path ? strings.rename : strings.create}
      cancel={strings.cancel}
      onSubmit={submit}
      onClose={onClose}
    >
      <label>
        {strings.newFilePrompt}
        <input
          name="path"
          defaultValue={path}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
        />
      </label>
      <p id={id} role="alert">
        {problem}
      </p>
    </Dialog>
  );
}

type FileListProps = {
  paths: string[];
  shown: string;
  strings: PlaygroundStrings;
  onShow: (path: string) => void;
  onAdd: (path: string) => void;
  onRename: (path: string, to: string) => void;
  onDelete: (path: string) => void;
};

export function FileList(props: FileListProps): ReactNode {
  const { paths, shown, strings, onShow, onAdd, onRename, onDelete } = props;
  /** The path of the file to rename; empty for a new one. */
  const [asked, setAsked] = useState<string>();
  const roving = useRovingFocus<HTMLUListElement>();
  const deleted = useRef(false);
  // Where one row shows, the open file is in sight.
  useEffect(() => {
    const current = roving.ref.current?.querySelector<HTMLElement>('[aria-current="true"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The button that was pressed is gone.
    if (deleted.current) current?.focus();
    deleted.current = false;
  });
  return (
    <section className={`${styles.pane} ${styles.files}`} aria-label={strings.files}>
      <h2>
        {strings.files}
        <button onClick={() => setAsked('')}>{strings.newFile}</button>
      </h2>
      <ul {...roving} translate="no">
        {[...paths]
          .sort()
          .slice(0, maxListed)
          .map((path) => (
            <li key={path}>
              <button data-mark="source" aria-current={path === shown} onClick={() => onShow(path)}>
                {path}
              </button>
              <button aria-label={strings.renameFile(path)} onClick={() => setAsked(path)}>
                ✎
              </button>
              <button
                aria-label={strings.deleteFile(path)}
                onClick={() => {
                  deleted.current = true;
                  onDelete(path);
                }}
              >
                ×
              </button>
            </li>
          ))}
      </ul>
      {paths.length > maxListed && <p>{strings.cut}</p>}
      {asked !== undefined && (
        <PathDialog
          path={asked}
          paths={paths}
          strings={strings}
          onPath={(path) => (asked ? onRename(asked, path) : onAdd(path))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
