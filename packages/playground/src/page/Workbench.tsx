import { type ReactNode, useEffect, useState } from 'react';
import { Compare } from './Compare.tsx';
import { Editor } from './Editor.tsx';
import { FileList } from './FileList.tsx';
import { Log } from './Log.tsx';
import type { OptionHint, PlaygroundManifest } from './manifest.ts';
import { Options } from './Options.tsx';
import { Output } from './Output.tsx';
import { StatusLine } from './StatusLine.tsx';
import { getStrings, type PlaygroundStrings } from './strings.ts';
import { Toolbar } from './Toolbar.tsx';
import { useActions } from './use-actions.ts';
import { useBuildKey } from './use-build-key.ts';
import { useComparison } from './use-comparison.ts';
import { type Compiler, useCompiler } from './use-compiler.ts';
import { configPath, useOpenFile } from './use-open-file.ts';
import { type Project, useProject } from './use-project.ts';
import { type View, Views } from './Views.tsx';
import styles from './Workbench.module.css';

/** In milliseconds, after the last key. */
const typingPause = 500;

type WorkbenchProps = {
  manifest: PlaygroundManifest;
  hints: OptionHint[];
  sample: string;
  lang: string;
  takesFocus: boolean;
};

/** Builds the first files at once, and later ones when the reader pauses. */
function useBuildOnChange({ files, packages }: Project, compiler: Compiler): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a build follows the files alone
  useEffect(() => {
    if (!files) return;
    const pause = compiler.result ? typingPause : 0;
    const timer = setTimeout(() => compiler.buildChanged({ files, packages }), pause);
    return () => clearTimeout(timer);
  }, [files]);
}

type ProjectToolbarProps = {
  manifest: PlaygroundManifest;
  project: Project;
  compiler: Compiler;
  actions: ReturnType<typeof useActions>['actions'];
  /** What the reader is told instead of the problem of the project. */
  note: string | undefined;
  takesFocus: boolean;
  strings: PlaygroundStrings;
};

function ProjectToolbar(props: ProjectToolbarProps): ReactNode {
  const { manifest, project, compiler, actions, note, takesFocus, strings } = props;
  return (
    <Toolbar
      samples={[...new Set([...manifest.menu, project.sample])]}
      sample={project.sample}
      takesFocus={takesFocus}
      strings={strings}
      onSample={(name) => void project.openSample(name)}
      actions={actions}
    >
      <StatusLine
        state={compiler.state}
        result={compiler.result}
        versions={manifest.compiler.versions}
        strings={strings}
        note={note ?? (project.problem && strings[project.problem])}
      />
    </Toolbar>
  );
}

/** Files, editor, output and log of one project. */
export function Workbench(props: WorkbenchProps): ReactNode {
  const { manifest, hints, sample, lang, takesFocus } = props;
  const strings = getStrings(lang);
  const project = useProject(manifest, sample, () => confirm(strings.replaceProject));
  const { files } = project;
  const compiler = useCompiler(manifest);
  const { result, findings } = compiler;
  const openFile = useOpenFile(project);
  const comparison = useComparison(compiler);
  const [shown, setShown] = useState('');
  const [view, setView] = useState<View>('edit');
  const { actions, note } = useActions(project, compiler, strings, () => setView('log'));

  useBuildOnChange(project, compiler);
  useBuildKey(actions.build);

  if (!files) {
    return (
      <div className={styles.workbench}>
        <div className={styles.toolbar}>
          <p role="status">{project.problem ? strings[project.problem] : strings.starting}</p>
        </div>
      </div>
    );
  }

  function leadTo(problem: Parameters<typeof openFile.goTo>[0]): void {
    setView('edit');
    openFile.goTo(problem);
  }

  const output = { shown, strings, onShow: setShown };
  return (
    <div className={styles.workbench} data-view={view}>
      <ProjectToolbar {...{ manifest, project, compiler, actions, note, takesFocus, strings }} />
      <FileList {...openFile.list} strings={strings} />
      <Options
        config={String(files[configPath] ?? '')}
        strings={strings}
        onChange={(text) => project.setFiles({ ...files, [configPath]: text })}
        onLine={(line) => leadTo({ message: '', file: configPath, line })}
      />
      <Editor
        {...openFile.editor}
        hint={strings.editorHint}
        unknownOption={strings.unknownOption}
        phrases={strings.editorPhrases}
        hints={hints}
        problems={(result?.problems ?? []).filter(({ file }) => file === openFile.editor.path)}
      />
      <Log
        result={result}
        findings={findings}
        versions={manifest.compiler.versions}
        strings={strings}
        onLeadTo={leadTo}
      />
      <Output {...output} result={result} previous={compiler.previous} />
      <Compare {...output} {...comparison} />
      <Views view={view} strings={strings} onView={setView} />
    </div>
  );
}
