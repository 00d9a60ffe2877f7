import type { ReactNode } from 'react';
import type { Strings } from '../strings.ts';
import { type KitFiles, listErrors, listLogs, type options } from './builds.ts';
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

/** The options as the config writes them: the code of each token. */
const choices: Record<keyof typeof options, Record<string, ReactNode>> = {
  format: { 'f-esm': text('esm'), 'f-cjs': text('cjs'), 'f-umd': text('umd') },
  bundle: { 'b-1': constant('true'), 'b-0': constant('false') },
  dts: { 't-0': constant('false'), 't-1': constant('true') },
  syntax: { 's-n': text('esnext'), 's-7': text('es2017'), 's-5': text('es5') },
  output: {
    'm-0': (
      <>
        {'{'}
        {target(' ')}
        {'}'}
      </>
    ),
    'm-1': (
      <>
        {'{'}
        {target(',')} minify: {constant('true')} {'}'}
      </>
    ),
  },
};

/** The values chosen at first, as in the config of the example. */
const chosen = new Set(['f-esm', 'b-1', 't-1', 's-n', 'm-0']);

type OptionProps = { name: string; values: Record<string, ReactNode> };

function Option({ name, values }: OptionProps): ReactNode {
  return (
    <div className={styles.line}>
      <span className={styles.key}>{`  ${name}: `}</span>
      <span role="radiogroup" className={styles.values} aria-label={name}>
        {Object.entries(values).map(([token, code]) => (
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
        {Object.entries(choices).map(([name, values]) => (
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
