import { formatSize, markOf } from 'docs-engine/browser';
import type { ReactNode } from 'react';
import type { Strings } from '../strings.ts';
import styles from './FileTable.module.css';

type FileTableProps = { files: readonly (readonly [path: string, size: number])[] };

/** Number of files and their total size. */
export function describeFiles(files: FileTableProps['files'], { files: words }: Strings): string {
  const total = formatSize(files.reduce((sum, [, size]) => sum + size, 0));
  if (files.length === 1) return total;
  return words.total.replace('{count}', String(files.length)).replace('{size}', total);
}

/** Files, each as a book that is as long as the file is large. */
export function FileTable({ files, strings }: FileTableProps & { strings: Strings }): ReactNode {
  const largest = Math.max(...files.map(([, size]) => size));
  return (
    <table className={styles.files}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{strings.files.file}</th>
          <th scope="col">{strings.files.size}</th>
        </tr>
      </thead>
      <tbody>
        {files.map(([path, size]) => (
          <tr key={path}>
            <th scope="row" translate="no">
              {path}
            </th>
            <td>
              <div data-mark={markOf(path)}>
                <svg width={`${Math.max(1, Math.round((100 * size) / largest))}%`} aria-hidden />
                <data value={size}>{formatSize(size)}</data>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
