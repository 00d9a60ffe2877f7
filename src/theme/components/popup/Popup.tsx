import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { usePanel } from '../panel/use-panel.ts';
import styles from './Popup.module.css';

const closeDelay = 150;

type PopupProps = {
  /** Whether pointing at the button opens the popup; keyboard, press and tap always do. */
  trigger: 'hover' | 'click';
  /** Content of the button. */
  button: ReactNode;
  buttonClassName?: string | undefined;
  /** Leaves the content out of the document until React is awake, where it would weigh on every page. */
  isClientOnly?: boolean;
  /** Accessible name of the button where its content has none. */
  label?: string;
  children: ReactNode;
};

/** A button with something to choose from below it. The browser opens and closes it; this adds pointing. */
export function Popup({
  trigger,
  button,
  buttonClassName,
  label,
  isClientOnly = false,
  children,
}: PopupProps): ReactNode {
  const id = useId();
  const { ref, element, isOpen, onToggle, close } = usePanel({
    isModal: false,
    closeWhere: '(width <= 48em)',
  });
  const wrapper = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  const [hasContent, setContent] = useState(!isClientOnly);

  function openOnHover(): void {
    if (element.current?.matches(':popover-open')) return;
    openedByHover.current = true;
    element.current?.showPopover();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a pointer that was here before React
  useEffect(() => {
    setContent(true);
    const isHovered = matchMedia('(hover: hover)').matches && wrapper.current?.matches(':hover');
    if (trigger === 'hover' && isHovered) openOnHover();
    return () => clearTimeout(timer.current);
  }, []);

  function onPointerEnter({ pointerType }: PointerEvent): void {
    clearTimeout(timer.current);
    if (trigger === 'hover' && pointerType === 'mouse') openOnHover();
  }

  function onPointerLeave({ pointerType }: PointerEvent): void {
    if (trigger !== 'hover' || pointerType !== 'mouse') return;
    timer.current = setTimeout(() => {
      // A pointer that passes by takes nothing away from the keyboard.
      if (!element.current?.contains(document.activeElement)) close();
    }, closeDelay);
  }

  /** A press on a button that pointing has opened already keeps it open. */
  function onPress(event: MouseEvent): void {
    if (openedByHover.current && element.current?.matches(':popover-open')) event.preventDefault();
    openedByHover.current = false;
  }

  return (
    <div
      ref={wrapper}
      className={styles.popup}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <button
        type="button"
        className={`${styles.button} ${buttonClassName ?? ''}`}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={label}
        onClick={onPress}
        data-requires-js={isClientOnly ? '' : undefined}
      >
        {button}
      </button>
      <div ref={ref} id={id} popover="auto" onToggle={onToggle} className={styles.panel}>
        {hasContent && children}
      </div>
    </div>
  );
}
