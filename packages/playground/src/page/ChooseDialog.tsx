import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import type { PlaygroundStrings } from './strings.ts';

type ChooseDialogProps = {
  /** Of packages. */
  folders: string[];
  strings: PlaygroundStrings;
  onChoose: (folder?: string) => void;
};

/** Asks which of the packages of a repository to open. */
export function ChooseDialog({ folders, strings, onChoose }: ChooseDialogProps): ReactNode {
  return (
    <Dialog
      title={strings.choosePackage}
      submit={strings.pasteOpen}
      cancel={strings.cancel}
      onSubmit={(form) => onChoose(String(form.get('folder')))}
      onClose={() => onChoose()}
    >
      <fieldset>
        {folders.map((folder, index) => (
          <label key={folder}>
            <input type="radio" name="folder" value={folder} defaultChecked={index === 0} />
            {folder || '.'}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
