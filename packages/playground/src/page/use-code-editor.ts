import { useEffect, useState } from 'react';

type CodeEditorModule = typeof import('./code-editor.ts');

/** In characters. A plain field takes the page's time for each line, seen or not. */
const maxPlain = 100_000;

/**
 * The editor with highlighting, which loads once a reader wants to edit, or when a text is too long
 * for the plain field. `isPlain` tells whether that field is shown.
 */
export function useCodeEditor(text: string): {
  editor: CodeEditorModule | undefined;
  isPlain: boolean;
  load: () => void;
} {
  const [editor, setEditor] = useState<CodeEditorModule>();
  const [isMissing, setIsMissing] = useState(false);
  const isLong = text.length > maxPlain;
  function load(): void {
    // Without a connection, the plain field stays.
    import('./code-editor.ts').then(setEditor).catch(() => setIsMissing(true));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each long text
  useEffect(() => {
    if (isLong) load();
  }, [isLong]);
  return { editor, isPlain: !editor && (!isLong || isMissing), load };
}
