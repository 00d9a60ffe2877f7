import { type ReactNode, useEffect, useId, useState } from 'react';
import type { OptionPath } from './config-edit.ts';
import type { PlaygroundStrings } from './strings.ts';
import styles from './Workbench.module.css';

type ConfigEdit = typeof import('./config-edit.ts');

type Option = {
  path: OptionPath;
  /** Source texts; undefined leaves the option out. */
  values: (string | undefined)[];
  /** What applies when the config does not name it. */
  byDefault: string | undefined;
};

const options: Option[] = [
  { path: ['lib', 'format'], values: ["'esm'", "'cjs'", "'umd'"], byDefault: "'esm'" },
  { path: ['lib', 'bundle'], values: ['true', 'false'], byDefault: 'true' },
  { path: ['lib', 'dts'], values: ['true', 'false'], byDefault: 'false' },
  { path: ['lib', 'syntax'], values: [undefined, "'es2017'", "'es5'"], byDefault: undefined },
  { path: ['output', 'minify'], values: [undefined, 'true', 'false'], byDefault: undefined },
  { path: ['output', 'autoExternal'], values: ['true', 'false'], byDefault: 'true' },
  { path: ['output', 'target'], values: ["'node'", "'web'"], byDefault: "'node'" },
];

type OptionsProps = {
  config: string;
  strings: PlaygroundStrings;
  onChange: (config: string) => void;
  /** Leads to a line of the config. */
  onLine: (line: number) => void;
};

type ControlProps = Omit<OptionsProps, 'config'> & {
  option: Option;
  config: string;
  edit: ConfigEdit;
};

function Control({ option, config, edit, strings, onChange, onLine }: ControlProps): ReactNode {
  const { path, values, byDefault } = option;
  const id = useId();
  const state = edit.readOption(config, path);
  const value = state.value ?? byDefault;
  return (
    <div className={styles.option}>
      <span id={id}>{path[1]}</span>
      <span role="radiogroup" aria-labelledby={id} className={styles.choice}>
        {values.map((each) => (
          <label key={each ?? ''}>
            <input
              type="radio"
              name={id}
              checked={state.canEdit && value === each}
              disabled={!state.canEdit}
              onChange={() => onChange(edit.writeOption(config, path, each))}
            />
            <span>{each?.replaceAll("'", '') ?? strings.byDefault}</span>
          </label>
        ))}
      </span>
      {!state.canEdit && (
        <button onClick={() => onLine(state.line)}>{strings.changeLine(state.line)}</button>
      )}
    </div>
  );
}

/** Options of the config as controls, which edit its text. */
export function Options(props: OptionsProps): ReactNode {
  const [edit, setEdit] = useState<ConfigEdit>();
  useEffect(() => {
    import('./config-edit.ts').then(setEdit).catch(() => {});
  }, []);
  return (
    <section className={`${styles.pane} ${styles.options}`} aria-label={props.strings.options}>
      <h2>{props.strings.options}</h2>
      <div>
        {edit &&
          options.map((option) => (
            <Control key={option.path[1]} {...props} option={option} edit={edit} />
          ))}
      </div>
    </section>
  );
}
