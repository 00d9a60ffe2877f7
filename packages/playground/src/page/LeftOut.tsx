import type { ReactNode } from 'react';
import type { ProposalNote } from '../convert/draft.ts';
import { explainNote } from '../convert/strings.ts';
import type { Problem } from '../protocol.ts';
import type { Brought } from './project-history.ts';
import type { PlaygroundStrings } from './strings.ts';
import styles from './Workbench.module.css';

/** Of one reason; the rest is counted. */
const maxPaths = 8;

type LeftOutProps = {
  brought: Brought;
  /** Base URL of the site. */
  root: URL;
  lang: string;
  strings: PlaygroundStrings;
  onLeadTo: (problem: Problem) => void;
};

/** What another tool's config says and the proposed one does not, with its place and what helps. */
function Note({
  note,
  root,
  lang,
  strings,
  onLeadTo,
}: Omit<LeftOutProps, 'brought'> & { note: ProposalNote }): ReactNode {
  const { file, line, href } = note;
  const message = explainNote(note, lang);
  const page = href && new URL(`${lang === 'en' ? '' : `${lang}/`}${href.slice(1)}`, root).href;
  return (
    <li>
      <button translate="no" onClick={() => onLeadTo({ message, file, ...(line && { line }) })}>
        {file}
        {line && `:${line}`}
      </button>
      <span>{message}</span>
      {page && (
        <a href={page} target="_blank" rel="noopener">
          {strings.guide}
        </a>
      )}
    </li>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-label={title}>
      <details open>
        <summary>{title}</summary>
        <ul>{children}</ul>
      </details>
    </section>
  );
}

/** What of a folder, an archive or another tool's config is not in the project, and why. */
export function LeftOut({ brought, ...rest }: LeftOutProps): ReactNode {
  const { strings } = rest;
  const { leftOut, proposal } = brought;
  const notes = proposal?.notes ?? [];
  if (leftOut.size === 0 && notes.length === 0) return null;
  return (
    <div className={`${styles.pane} ${styles.leftOut}`}>
      {notes.length > 0 && (
        <Section title={strings.toCheck}>
          {notes.map((note) => (
            <Note key={JSON.stringify(note)} note={note} {...rest} />
          ))}
        </Section>
      )}
      {leftOut.size > 0 && (
        <Section title={strings.leftOut}>
          {[...leftOut].map(([reason, paths]) => (
            <li key={reason}>
              <span>{strings.reasons[reason]}</span>
              <span>
                {paths.slice(0, maxPaths).join(strings.comma)}
                {paths.length > maxPaths && strings.more(paths.length - maxPaths)}
              </span>
            </li>
          ))}
        </Section>
      )}
    </div>
  );
}
