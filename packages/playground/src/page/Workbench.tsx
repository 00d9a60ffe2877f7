import { type ReactNode, useEffect, useRef, useState } from 'react';
import { defaultConfigName, findConfigName } from '../config-file.ts';
import { Compare } from './Compare.tsx';
import type { Dropped } from './dropped.ts';
import { Editor } from './Editor.tsx';
import { FileList } from './FileList.tsx';
import { LeftOut } from './LeftOut.tsx';
import { Log } from './Log.tsx';
import type { OptionHint, PlaygroundManifest } from './manifest.ts';
import { addSettings, findMissingSettings } from './missing-settings.ts';
import { Options } from './Options.tsx';
import { Output } from './Output.tsx';
import type { Base } from './project-history.ts';
import { maxShown } from './shown-limits.ts';
import { getStrings } from './strings.ts';
import { Toolbar } from './Toolbar.tsx';
import { useActions } from './use-actions.ts';
import { useBring } from './use-bring.ts';
import { useBuildKey } from './use-build-key.ts';
import { useComparison } from './use-comparison.ts';
import { type Compiler, useCompiler } from './use-compiler.ts';
import { useOpenFile } from './use-open-file.ts';
import { type Project, useProject } from './use-project.ts';
import { type View, Views } from './Views.tsx';
import styles from './Workbench.module.css';

/** In milliseconds, after the last key. */
const typingPause = 500;

type WorkbenchProps = {
  manifest: PlaygroundManifest;
  /** Base URL of the site. */
  root: URL;
  hints: OptionHint[];
  sample: string;
  lang: string;
  takesFocus: boolean;
  /** What was dropped before the workbench was there. */
  dropped: Dropped | undefined;
};

/** Builds a project at once when it opens, and later when the reader pauses. */
function useBuildOnChange({ base, files, packages }: Project, compiler: Compiler): void {
  const built = useRef<Base>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a build follows the files alone
  useEffect(() => {
    if (!files) return;
    const isOther = built.current !== base;
    built.current = base;
    if (isOther) compiler.forget();
    const timer = setTimeout(
      () => compiler.buildChanged({ files, packages }),
      isOther ? 0 : typingPause,
    );
    return () => clearTimeout(timer);
  }, [files]);
}

/** Files, editor, output and log of one project. */
export function Workbench(props: WorkbenchProps): ReactNode {
  const { manifest, root, hints, sample, lang, takesFocus, dropped } = props;
  const strings = getStrings(lang);
  const project = useProject(manifest, sample, () => confirm(strings.replaceProject));
  const { files, base } = project;
  const compiler = useCompiler(manifest);
  const { result, findings } = compiler;
  const openFile = useOpenFile(project);
  const bring = useBring(project, strings, dropped);
  const comparison = useComparison(compiler);
  const [shown, setShown] = useState('');
  const [view, setView] = useState<View>('edit');
  const { actions, note } = useActions(project, compiler, manifest.packages, strings, () =>
    setView('log'),
  );

  useBuildOnChange(project, compiler);
  useBuildKey(actions.build);

  if (!files || !base) {
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

  const missing = result && findMissingSettings(result.log.slice(0, maxShown), files);
  const configName = findConfigName(files) ?? defaultConfigName;
  const output = { shown, strings, onShow: setShown };
  const toolbar = { manifest, project, base, compiler, bring, actions, note, takesFocus };
  return (
    <div className={styles.workbench} data-view={view} {...bring.dropTarget}>
      <Toolbar {...toolbar} strings={strings} lang={lang} />
      <FileList {...openFile.list} strings={strings} />
      {!('sample' in base) && (
        <LeftOut brought={base} root={root} lang={lang} strings={strings} onLeadTo={leadTo} />
      )}
      <Editor
        {...openFile.editor}
        strings={strings}
        hints={hints}
        problems={(result?.problems ?? []).filter(({ file }) => file === openFile.editor.path)}
      />
      <Options
        config={String(files[configName] ?? '')}
        strings={strings}
        onChange={(text) => project.session.change({ ...files, [configName]: text }, false)}
        onLine={(line) => leadTo({ message: '', file: configName, line })}
      />
      <Log
        result={result}
        findings={findings}
        versions={manifest.compiler.versions}
        strings={strings}
        missing={missing}
        onLeadTo={leadTo}
        onAddSettings={({ file, settings }) => {
          const text = addSettings(String(files[file]), settings);
          project.session.change({ ...files, [file]: text }, true);
          leadTo({ message: '', file });
        }}
      />
      <Output {...output} compiler={compiler} />
      <Compare {...output} {...comparison} manifest={files['package.json']} />
      <Views view={view} strings={strings} onView={setView} />
    </div>
  );
}
