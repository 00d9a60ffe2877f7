import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import type { PlaygroundStrings } from './strings.ts';

type PasteDialogProps = {
  strings: PlaygroundStrings;
  onText: (text: string) => void;
  onClose: () => void;
};

/** Takes several files as one text. */
export function PasteDialog({ strings, onText, onClose }: PasteDialogProps): ReactNode {
  return (
    <Dialog
      title={strings.paste}
      submit={strings.pasteOpen}
      cancel={strings.cancel}
      onSubmit={(form) => {
        onClose();
        onText(String(form.get('text')));
      }}
      onClose={onClose}
    >
      <label>
        {strings.pasteHelp}
        <textarea name="text" required rows={14} wrap="off" spellCheck={false} />
      </label>
    </Dialog>
  );
}
