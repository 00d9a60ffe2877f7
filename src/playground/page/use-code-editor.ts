import { useState } from 'react';

type CodeEditorModule = typeof import('./code-editor.ts');

/** The editor with highlighting, which loads once a reader wants to edit. */
export function useCodeEditor(): { editor: CodeEditorModule | undefined; load: () => void } {
  const [editor, setEditor] = useState<CodeEditorModule>();
  function load(): void {
    // Without a connection, the plain field stays.
    import('./code-editor.ts').then(setEditor).catch(() => {});
  }
  return { editor, load };
}
