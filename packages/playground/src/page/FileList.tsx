import type { ReactNode } from 'react';
import { isOwnFile } from '../project-path.ts';
import type { PlaygroundStrings } from './strings.ts';
import styles from './Workbench.module.css';

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
  /** Undefined when the reader gives no path, or one that cannot be. */
  function askPath(path = ''): string | undefined {
    const asked = prompt(strings.newFilePrompt, path)?.trim() ?? '';
    return isOwnFile(asked) && !paths.includes(asked) ? asked : undefined;
  }
  function add(): void {
    const path = askPath();
    if (path) onAdd(path);
  }
  function rename(path: string): void {
    const to = askPath(path);
    if (to) onRename(path, to);
  }
  return (
    <section className={`${styles.pane} ${styles.files}`} aria-label={strings.files}>
      <h2>{strings.files}</h2>
      <ul>
        {[...paths].sort().map((path) => (
          <li key={path}>
            <button data-mark="source" aria-current={path === shown} onClick={() => onShow(path)}>
              {path}
            </button>
            <button aria-label={strings.renameFile(path)} onClick={() => rename(path)}>
              ✎
            </button>
            <button aria-label={strings.deleteFile(path)} onClick={() => onDelete(path)}>
              ×
            </button>
          </li>
        ))}
        <li>
          <button onClick={add}>{strings.newFile}</button>
        </li>
      </ul>
    </section>
  );
}
