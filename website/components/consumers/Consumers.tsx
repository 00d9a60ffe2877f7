import type { MarkdownRenderer, StaticContext } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import type { ConsumersProps, ConsumerTableProps, ConsumerToolsProps } from '../props.ts';
import type { Strings } from '../strings.ts';
import { withCode } from '../with-code.tsx';
import styles from './Consumers.module.css';

const sources = 'https://github.com/web-infra-dev/rslib/tree/main/website/consumers';

type Context = StaticContext<Strings>;
type Text = Strings['consumers'];
type Table = ConsumerTableProps['tables'][number];
type Entry = Table['rows'][number]['entries'][number];
type Sight = Entry['sights'][number];

type Option = readonly [value: string, text: string];

/** Keeps the values of both choices apart, for the styles that read them. */
function prefix(name: string, options: readonly Option[]): Option[] {
  return options.map(([value, text]) => [`${name}-${value}`, text]);
}

function Choice({ label, options }: { label: string; options: readonly Option[] }): ReactNode {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Two choices that hide, by styles alone, what does not concern the reader. */
export function Consumers(
  { families, children }: ConsumersProps & { children: ReactNode },
  { site }: Context,
): ReactNode {
  const { consumers } = site.strings;
  return (
    <div className={styles.consumers}>
      <form className={styles.chooser} autoComplete="off">
        <Choice
          label={consumers.has}
          options={[['', consumers.anything], ...prefix('has', Object.entries(consumers.subjects))]}
        />
        <Choice
          label={consumers.users}
          options={[['', consumers.anyTool], ...prefix('with', families)]}
        />
      </form>
      {children}
    </div>
  );
}

/** What the same source does without a package, in words. */
function describeControl(control: string, text: Text): string {
  if (control === 'same') return text.same;
  const [, result, seen] = /^(fails|wrong): (.*)$/s.exec(control) ?? [];
  if (!result || !seen) return text.worksToo;
  return `${text.cells[result as 'fails' | 'wrong']}: ${seen}`;
}

function SightList({ sight, text }: { sight: Sight; text: Text }): ReactNode {
  const { seen, setting, control } = sight;
  return (
    <dl>
      <dt>{`${text.seen} (${sight.cells.join('; ')})`}</dt>
      <dd>{withCode(seen)}</dd>
      {setting && (
        <>
          <dt>{text.setting}</dt>
          <dd>
            <code>{setting}</code>
          </dd>
        </>
      )}
      {control && (
        <>
          <dt>{text.control}</dt>
          <dd>{withCode(describeControl(control, text))}</dd>
        </>
      )}
    </dl>
  );
}

const nameOf = ({ title, cells }: Entry): string =>
  cells.length === 0 ? title : `${title} (${cells.join('; ')})`;

function EntryItem({ entry, text }: { entry: Entry; text: Text }): ReactNode {
  const { users, sights } = entry;
  const name = nameOf(entry);
  if (sights.length === 0) return <li data-users={users}>{name}</li>;
  return (
    <li data-users={users}>
      <details>
        <summary>{name}</summary>
        {sights.map((sight) => (
          <SightList key={sight.cells.join()} sight={sight} text={text} />
        ))}
      </details>
    </li>
  );
}

function PackageTable({ table, text }: { table: Table; text: Text }): ReactNode {
  return (
    <table className={styles.table}>
      <caption>{withCode(table.title)}</caption>
      <tbody>
        {table.rows.map(({ outcome, entries }) => (
          <tr key={outcome}>
            <th scope="row" data-outcome={outcome}>
              {text.outcomes[outcome]}
            </th>
            <td>
              <ul>
                {entries.map((entry) => (
                  <EntryItem key={nameOf(entry)} entry={entry} text={text} />
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A section with its text, and a table for each package: which tools it works in, and what is seen. */
export function ConsumerTable(
  { subject, tables, children }: ConsumerTableProps & { children: ReactNode },
  { site }: Context,
): ReactNode {
  return (
    <section data-subject={subject}>
      {children}
      {tables.map((table) => (
        <PackageTable key={table.name} table={table} text={site.strings.consumers} />
      ))}
    </section>
  );
}

/** Tools with their versions, the code that runs them, and the file with their results. */
export function ConsumerTools({ tools }: ConsumerToolsProps): ReactNode {
  return (
    <ul className={styles.tools}>
      {tools.map(({ name, title, versions, cells }) => (
        <li key={name}>
          <a href={`${sources}/results/${name}.json`} target="_blank" rel="noopener">
            {title}
          </a>
          {`: ${versions.join(', ')} (${cells.join('; ')})`}
        </li>
      ))}
    </ul>
  );
}

/** A tool with the setting that it needs. */
function nameWithSetting(entry: Entry): string {
  const settings = new Set(entry.sights.flatMap(({ setting }) => setting ?? []));
  const codes = [...settings].map((setting) => `\`${setting}\``);
  return [nameOf(entry), ...codes].join(' ');
}

function listRows({ title, rows }: Table, text: Text): string {
  const lines = rows.map(
    ({ outcome, entries }) =>
      `- ${text.outcomes[outcome]}: ${entries.map(nameWithSetting).join(', ')}`,
  );
  return `**${title}**\n\n${lines.join('\n')}`;
}

/** Markdown of both components that have text of their own. */
export const toMarkdown: MarkdownRenderer<Strings> = (
  props: Partial<ConsumerTableProps> & Partial<ConsumerToolsProps>,
  { strings, children },
) => {
  if (props.tools) {
    return props.tools
      .map(({ title, versions }) => `- ${title}: ${versions.join(', ')}`)
      .join('\n');
  }
  const tables = (props.tables ?? []).map((table) => listRows(table, strings.consumers));
  return [children, ...tables].join('\n\n');
};
