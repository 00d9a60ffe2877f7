import type { ReactNode } from 'react';
import type { BuildResult, CompilerVersions, Finding, Problem } from '../protocol.ts';
import type { MissingSettings } from './missing-settings.ts';
import { maxListed, maxShown } from './shown-limits.ts';
import type { PlaygroundStrings } from './strings.ts';
import styles from './Workbench.module.css';

type FindingsProps = { findings: Finding[]; strings: PlaygroundStrings };

const tools = { publint: 'publint', attw: 'Are The Types Wrong' };

/** What tools say of the package, each with the page that explains it. */
function Findings({ findings, strings }: FindingsProps): ReactNode {
  if (findings.length === 0) return <p>{strings.noFindings}</p>;
  return (
    <ul>
      {findings.slice(0, maxListed).map(({ tool, code, message, href }) => (
        <li key={tool + code + message}>
          <a href={href} target="_blank" rel="noopener">
            {tools[tool]}: {code}
          </a>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}

type AdviceProps = {
  missing: MissingSettings;
  strings: PlaygroundStrings;
  onAdd: () => void;
};

/** What a tsconfig for another release of TypeScript lacks, and a button that adds it. */
function SettingsAdvice({ missing, strings, onAdd }: AdviceProps): ReactNode {
  const names = [...missing.settings.keys()].join(strings.comma);
  return (
    <p className={styles.advice}>
      {strings.missingSettings(names, missing.file)}
      <button onClick={onAdd}>{strings.addSettings}</button>
    </p>
  );
}

type LogProps = {
  result: BuildResult | undefined;
  findings: Finding[] | undefined;
  versions: CompilerVersions;
  strings: PlaygroundStrings;
  /** What the tsconfig lacks. */
  missing: MissingSettings | undefined;
  onLeadTo: (problem: Problem) => void;
  onAddSettings: (missing: MissingSettings) => void;
};

/** What the last build printed, its problems, and what tools say of the package. */
export function Log(props: LogProps): ReactNode {
  const { result, findings, versions, strings, missing, onLeadTo, onAddSettings } = props;
  const problems = result?.problems ?? [];
  const isLong = (result?.log.length ?? 0) > maxShown;
  const text = `$ npx rslib\n${result?.log.slice(0, maxShown) ?? ''}`;
  return (
    <section className={`${styles.pane} ${styles.log}`} aria-label={strings.log}>
      <h2>{strings.log}</h2>
      {findings && <Findings findings={findings} strings={strings} />}
      {missing && (
        <SettingsAdvice missing={missing} strings={strings} onAdd={() => onAddSettings(missing)} />
      )}
      {problems.length > 0 && (
        <ul aria-label={strings.problems}>
          {problems.map((problem) => (
            <li key={`${problem.file}:${problem.line}:${problem.message}`}>
              <button onClick={() => onLeadTo(problem)}>
                {problem.file}
                {problem.line && `:${problem.line}`}
              </button>
              <span>{problem.message}</span>
              {problem.advice && (
                <strong>{strings.advice[problem.advice.about](problem.advice.name)}</strong>
              )}
            </li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0} translate="no">
        {text}
      </pre>
      {isLong && <p>{strings.cut}</p>}
      {result?.usedTypeScript && <p>{strings.typescript(versions.typescript)}</p>}
    </section>
  );
}
