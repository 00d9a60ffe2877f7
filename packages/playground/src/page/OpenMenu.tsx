import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { RecentProject } from './project-store.ts';
import type { PlaygroundStrings } from './strings.ts';
import styles from './Workbench.module.css';

/** React's types do not know it. */
const wholeFolder = { webkitdirectory: '' };

/** Of other projects on this device, as many as a menu can show. */
const maxRecent = 3;

type OpenMenuProps = {
  strings: PlaygroundStrings;
  lang: string;
  /** Files with their paths in the folder, or without. */
  onFiles: (files: File[]) => void;
  onPaste: () => void;
  listRecent: () => Promise<RecentProject[]>;
  onRecent: (id: string) => void;
};

/** Leads from one item of an open menu to the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = new Map([
    ['ArrowDown', items[(at + 1) % items.length]],
    ['ArrowUp', items.at(at - 1)],
    ['Home', items[0]],
    ['End', items.at(-1)],
  ]).get(event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Opens what is on the reader's disk. The inputs are there while the menu is closed, too. */
export function OpenMenu(props: OpenMenuProps): ReactNode {
  const { strings, lang, onFiles, onPaste, listRecent, onRecent } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [recent, setRecent] = useState<RecentProject[]>([]);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens
  useEffect(() => {
    const popup = menu.current;
    const button = opener.current?.getBoundingClientRect();
    if (!isOpen || !popup || !button) return;
    void listRecent().then((found) => setRecent(found.slice(0, maxRecent)));
    popup.showPopover();
    popup.style.top = `${button.bottom + 4}px`;
    popup.style.left = `${Math.max(8, Math.min(button.left, innerWidth - popup.offsetWidth - 8))}px`;
    popup.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isOpen]);

  function close(): void {
    menu.current?.hidePopover();
    opener.current?.focus();
  }
  function item(text: string, onClick: () => void, key = text): ReactNode {
    const choose = (): void => {
      close();
      onClick();
    };
    return (
      <button key={key} role="menuitem" tabIndex={-1} onClick={choose}>
        {text}
      </button>
    );
  }
  function take({ target }: { target: HTMLInputElement }): void {
    const chosen = [...(target.files ?? [])];
    // The same choice is a change, too.
    target.value = '';
    if (chosen.length > 0) onFiles(chosen);
  }
  const input = { type: 'file', tabIndex: -1, className: styles.hidden, onChange: take };
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <button
        ref={opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        {strings.open}
      </button>
      <div
        ref={menu}
        id={id}
        role="menu"
        aria-label={strings.open}
        popover="auto"
        className={styles.menu}
        onKeyDown={moveFocus}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {item(strings.folder, () => folder.current?.click())}
        {item(strings.archive, () => files.current?.click())}
        {item(strings.paste, onPaste)}
        {recent.map((project) =>
          item(
            `${project.name}, ${time.format(project.savedAt)}`,
            () => onRecent(project.id),
            project.id,
          ),
        )}
      </div>
      <input {...input} {...wholeFolder} ref={folder} aria-label={strings.folder} />
      <input {...input} ref={files} aria-label={strings.archive} multiple />
    </>
  );
}
