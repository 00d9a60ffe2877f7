import { type ReactNode, useEffect, useRef, useState } from 'react';
import { defaultConfigName } from '../config-file.ts';
import { ChooseDialog } from './ChooseDialog.tsx';
import type { PlaygroundManifest } from './manifest.ts';
import { OpenMenu } from './OpenMenu.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import type { Base } from './project-history.ts';
import { StatusLine } from './StatusLine.tsx';
import type { PlaygroundStrings } from './strings.ts';
import type { useActions } from './use-actions.ts';
import type { Bring } from './use-bring.ts';
import type { Compiler } from './use-compiler.ts';
import type { Project } from './use-project.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import styles from './Workbench.module.css';

type ToolbarProps = {
  manifest: PlaygroundManifest;
  project: Project;
  /** What is open. */
  base: Base;
  compiler: Compiler;
  bring: Bring;
  /** By name, in the order of the buttons. */
  actions: ReturnType<typeof useActions>['actions'];
  /** What the last action has to tell. */
  note: string | undefined;
  /** The first control takes the focus that would be lost otherwise. */
  takesFocus: boolean;
  strings: PlaygroundStrings;
  lang: string;
};

/** What the reader is told besides the state of the compiler. */
function describeProject(project: Project, strings: PlaygroundStrings): string | undefined {
  const { base, files, problem, isUnkept } = project;
  if (problem) return strings[problem];
  const isNew = base && !('sample' in base) && base.files === files;
  if (isNew && base.proposal) return strings.proposed(defaultConfigName, base.proposal.from);
  return isUnkept ? strings.unkept : undefined;
}

function SampleSelect({ manifest, project, base, takesFocus, strings }: ToolbarProps): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the workbench opens
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) select.current?.focus();
  }, []);
  const isSample = 'sample' in base;
  const names = new Set([...manifest.menu, ...(isSample ? [base.sample] : [])]);
  return (
    <label>
      <span>{strings.example}</span>
      <select
        ref={select}
        value={isSample ? base.sample : ''}
        onChange={({ target }) => void project.session.open({ base: { sample: target.value } })}
      >
        {!isSample && <option value="">{base.name}</option>}
        {[...names].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

/** Chooses a sample, and does what concerns the whole project. Actions that have nothing to do are disabled. */
export function Toolbar(props: ToolbarProps): ReactNode {
  const { manifest, project, compiler, bring, actions, note, strings, lang } = props;
  const [isPasting, setIsPasting] = useState(false);
  const roving = useRovingFocus<HTMLDivElement>();
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools}>
        <SampleSelect {...props} />
        <div role="toolbar" aria-label={strings.tools} {...roving}>
          <OpenMenu
            strings={strings}
            lang={lang}
            onFiles={bring.openFiles}
            onPaste={() => setIsPasting(true)}
            listRecent={() => project.session.listRecent()}
            onRecent={(id) => void project.session.openRecent(id)}
          />
          {Object.entries(actions).map(([name, action]) => (
            <button
              key={name}
              aria-disabled={!action}
              aria-keyshortcuts={name === 'build' ? 'Control+S Meta+S' : undefined}
              onClick={action}
            >
              {strings[name as keyof typeof actions]}
            </button>
          ))}
        </div>
      </div>
      <StatusLine
        compiler={compiler}
        versions={manifest.compiler.versions}
        strings={strings}
        note={bring.problem ?? note ?? describeProject(project, strings)}
        isReading={bring.isReading}
        progress={bring.progress}
      />
      {isPasting && (
        <PasteDialog
          strings={strings}
          onText={bring.openText}
          onClose={() => setIsPasting(false)}
        />
      )}
      {bring.choice && (
        <ChooseDialog folders={bring.choice.folders} strings={strings} onChoose={bring.choose} />
      )}
    </div>
  );
}
