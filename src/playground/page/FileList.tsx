import type { ReactNode } from 'react';
import type { PlaygroundStrings } from './strings.ts';
import { useStyles } from './styles-context.ts';

type FileListProps = {
  paths: string[];
  shown: string;
  strings: PlaygroundStrings;
  onShow: (path: string) => void;
  onAdd: (path: string) => void;
  onDelete: (path: string) => void;
};

/** A path inside the project: no `..`, no package. */
const newPath = /^(?!node_modules\/)(?:[\w@-][\w@.-]*\/)*[\w@.-]*\w$/;

export function FileList(props: FileListProps): ReactNode {
  const { paths, shown, strings, onShow, onAdd, onDelete } = props;
  const styles = useStyles();
  function add(): void {
    const path = prompt(strings.newFilePrompt)?.trim() ?? '';
    if (newPath.test(path) && !paths.includes(path)) onAdd(path);
  }
  return (
    <section className={styles.pane} aria-label={strings.files}>
      <h2>{strings.files}</h2>
      <ul>
        {[...paths].sort().map((path) => (
          <li key={path}>
            <button type="button" aria-current={path === shown} onClick={() => onShow(path)}>
              {path}
            </button>
            <button
              type="button"
              aria-label={strings.deleteFile(path)}
              onClick={() => onDelete(path)}
            >
              ×
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={add}>
            {strings.newFile}
          </button>
        </li>
      </ul>
    </section>
  );
}
