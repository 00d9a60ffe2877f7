import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Workbench.module.css';

type DialogProps = {
  title: string;
  /** Text of the button that submits, and of the one that does not. */
  submit: string;
  cancel: string;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A modal window with a form. It opens when it is rendered, and gives the focus back. */
export function Dialog(props: DialogProps): ReactNode {
  const { title, submit, cancel, onSubmit, onClose, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        }}
      >
        <h2 id={titleId}>{title}</h2>
        {children}
        <p>
          <button type="button" onClick={onClose}>
            {cancel}
          </button>
          <button>{submit}</button>
        </p>
      </form>
    </dialog>
  );
}
