import { useState } from 'react';
import type { Problem, ProjectFiles } from '../protocol.ts';
import type { Project } from './use-project.ts';

/** The file in the editor: props of the file list and the editor, and a way to the place of a problem. */
export function useOpenFile(project: Project) {
  const { session, files = {}, path } = project;
  const showPath = (shown: string): void => session.showPath(shown);
  const changeFiles = (changed: ProjectFiles): void => session.change(changed, true);
  const [position, setPosition] = useState<Problem>();
  return {
    list: {
      paths: Object.keys(files),
      shown: path,
      onShow: showPath,
      onAdd(added: string): void {
        changeFiles({ ...files, [added]: '' });
        showPath(added);
      },
      onRename(from: string, to: string): void {
        const { [from]: contents = '', ...rest } = files;
        changeFiles({ ...rest, [to]: contents });
        showPath(to);
      },
      onDelete(deleted: string): void {
        const { [deleted]: _, ...rest } = files;
        changeFiles(rest);
      },
    },
    editor: {
      path,
      contents: files[path] ?? '',
      position: position?.file === path ? position : undefined,
      onChange: (text: string): void => session.change({ ...files, [path]: text }, false),
    },
    goTo(problem: Problem): void {
      if (problem.file && Object.hasOwn(files, problem.file)) showPath(problem.file);
      setPosition(problem);
    },
  };
}
