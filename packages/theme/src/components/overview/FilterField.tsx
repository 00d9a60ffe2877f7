import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Search } from '../../icons/icons.ts';
import { useStrings } from '../../site-context.tsx';
import styles from './Overview.module.css';

type FilterFieldProps = { onKeyword: (keyword: string) => void };

/** Search field with a label. Its value is uncontrolled, because readers can type before hydration. */
export function FilterField({ onKeyword }: FilterFieldProps): ReactNode {
  const strings = useStrings();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => onKeyword(field.current?.value ?? ''), [onKeyword]);
  return (
    <div className={styles.filter} data-requires-js="">
      <label htmlFor={id} className={styles.label}>
        {strings.filter}
      </label>
      <span className={styles.field}>
        <Search size={16} aria-hidden />
        <input
          ref={field}
          id={id}
          type="search"
          placeholder={strings.filterPlaceholder}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the field is the purpose of the page
          autoFocus
          data-autofocus=""
          onInput={({ currentTarget }) => onKeyword(currentTarget.value)}
        />
      </span>
    </div>
  );
}
