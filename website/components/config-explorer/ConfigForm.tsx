import type { ReactNode } from 'react';
import type { Strings } from '../strings.ts';
import { type KitFiles, listErrors, listLogs } from './builds.ts';
import styles from './ConfigExplorer.module.css';

type PartProps = { files: KitFiles; strings: Strings['configExplorer'] };

const text = (value: string) => <span className="token-string">{`'${value}'`}</span>;
const constant = (value: string) => <span className="token-value">{value}</span>;
const keyword = (value: string) => <span className="token-keyword">{value}</span>;
const target = (end: string) => (
  <span data-v="f-umd">
    {' '}
    target: {text('web')}
    {end}
  </span>
);

type Choice = { token: string; code: ReactNode };

/** The options as the config writes them. */
const choices: [name: string, Choice[]][] = [
  ['format', ['esm', 'cjs', 'umd'].map((name) => ({ token: `f-${name}`, code: text(name) }))],
  [
    'bundle',
    [
      { token: 'b-1', code: constant('true') },
      { token: 'b-0', code: constant('false') },
    ],
  ],
  [
    'dts',
    [
      { token: 't-0', code: constant('false') },
      { token: 't-1', code: constant('true') },
    ],
  ],
  [
    'syntax',
    [
      { token: 's-n', code: text('esnext') },
      { token: 's-7', code: text('es2017') },
      { token: 's-5', code: text('es5') },
    ],
  ],
  [
    'output',
    [
      {
        token: 'm-0',
        code: (
          <>
            {'{'}
            {target(' ')}
            {'}'}
          </>
        ),
      },
      {
        token: 'm-1',
        code: (
          <>
            {'{'}
            {target(',')} minify: {constant('true')} {'}'}
          </>
        ),
      },
    ],
  ],
];

/** The values chosen at first, as in the config of the example. */
const chosen = new Set(['f-esm', 'b-1', 't-1', 's-n', 'm-0']);

function Option({ name, values }: { name: string; values: Choice[] }): ReactNode {
  return (
    <div className={styles.line}>
      <span className={styles.key}>{`  ${name}: `}</span>
      <span role="radiogroup" className={styles.values} aria-label={name}>
        {values.map(({ token, code }) => (
          <label key={token}>
            <input type="radio" name={name} value={token} defaultChecked={chosen.has(token)} />
            {code}
          </label>
        ))}
      </span>
      ,
    </div>
  );
}

function Log({ files }: Pick<PartProps, 'files'>): ReactNode {
  return (
    <div className={styles.log}>
      <p>
        <b>npx rslib</b>
      </p>
      {listLogs(files).map(({ when, value }) =>
        value.map((line, index) => (
          <p key={when + line} data-v={index === 0 ? when : `${when} t-1`} data-built="">
            <b>ready</b> {line}
          </p>
        )),
      )}
      <p data-failed="">
        <b>error</b> {listErrors(files)[0]}
      </p>
    </div>
  );
}

/** The config file, with its log. */
export function ConfigForm({ files, strings }: PartProps): ReactNode {
  return (
    <figure className={styles.config}>
      <figcaption className={styles.head} data-mark="source">
        rslib.config.ts<span className={styles.tip}>{strings.tip}</span>
      </figcaption>
      <div className={styles.lines}>
        <div>
          {keyword('import')} {'{ defineConfig }'} {keyword('from')} {text('@rslib/core')}
          {';'}
        </div>
        <div className={styles.start}>
          {keyword('export default')} defineConfig({'{'}
        </div>
        {choices.map(([name, values]) => (
          <Option key={name} name={name} values={values} />
        ))}
        <div data-v="f-umd">
          {'  '}umdName: {text('readingTime')},
        </div>
        <div>{'});'}</div>
      </div>
      <Log files={files} />
    </figure>
  );
}
