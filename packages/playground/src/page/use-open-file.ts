import { useState } from 'react';
import type { Problem } from '../protocol.ts';
import type { Project } from './use-project.ts';

export const configPath = 'rslib.config.ts';

/** The file in the editor: props of the file list and the editor, and a way to the place of a problem. */
export function useOpenFile({ files = {}, setFiles, keptPath, keepPath }: Project) {
  const [chosen = keptPath ?? 'src/index.ts', choose] = useState<string>();
  const [position, setPosition] = useState<Problem>();
  const setChosen = (path: string): void => {
    choose(path);
    keepPath(path);
  };
  const paths = Object.keys(files);
  const path = Object.hasOwn(files, chosen)
    ? chosen
    : (paths.find((path) => path.startsWith('src/')) ?? paths[0] ?? '');
  return {
    list: {
      paths,
      shown: path,
      onShow: setChosen,
      onAdd(added: string): void {
        setFiles({ ...files, [added]: '' });
        setChosen(added);
      },
      onRename(path: string, to: string): void {
        const { [path]: contents = '', ...rest } = files;
        setFiles({ ...rest, [to]: contents });
        setChosen(to);
      },
      onDelete(deleted: string): void {
        const { [deleted]: _, ...rest } = files;
        setFiles(rest);
      },
    },
    editor: {
      path,
      contents: files[path] ?? '',
      position: position?.file === path ? position : undefined,
      onChange: (text: string): void => setFiles({ ...files, [path]: text }),
    },
    goTo(problem: Problem): void {
      if (problem.file) setChosen(problem.file);
      setPosition(problem);
    },
  };
}
