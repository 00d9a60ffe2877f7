import { type ReactNode, useEffect, useState } from 'react';
import type { Problem, ProjectFiles } from '../protocol.ts';
import { Editor } from './Editor.tsx';
import { FileList } from './FileList.tsx';
import type { PlaygroundManifest } from './manifest.ts';
import { Output } from './Output.tsx';
import { StatusLine } from './StatusLine.tsx';
import { writeHash } from './share.ts';
import { getStrings } from './strings.ts';
import { useStyles } from './styles-context.ts';
import { useCompiler } from './use-compiler.ts';
import { useProject } from './use-project.ts';

/** In milliseconds, after the last key. */
const typingPause = 500;

type WorkbenchProps = { manifest: PlaygroundManifest; sample: string; lang: string };

/** Files, editor, output and log of one project. */
export function Workbench({ manifest, sample, lang }: WorkbenchProps): ReactNode {
  const strings = getStrings(lang);
  const styles = useStyles();
  const project = useProject(manifest, sample);
  const { files } = project;
  const { state, result, build, stop } = useCompiler(manifest);
  const [path, setPath] = useState('src/index.ts');
  const [position, setPosition] = useState<Problem>();
  const [isShared, setIsShared] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a build follows the files alone
  useEffect(() => {
    if (!files) return;
    setIsShared(false);
    const timer = setTimeout(() => void build(files), result ? typingPause : 0);
    return () => clearTimeout(timer);
  }, [files]);

  if (!files) return <p role="status">{strings.starting}</p>;
  const shown = path in files ? path : (Object.keys(files).find(isOwn) ?? '');
  const edit = (text: string): void => project.setFiles({ ...files, [shown]: text });

  async function share(current: ProjectFiles): Promise<void> {
    history.replaceState(history.state, '', await writeHash(current));
    setIsShared(true);
  }

  function leadTo(problem: Problem): void {
    if (problem.file) setPath(problem.file);
    setPosition(problem);
  }

  return (
    <div className={styles.workbench}>
      <div className={styles.toolbar}>
        <label>
          <span>{strings.example}</span>
          <select
            value={project.sample}
            onChange={({ target }) => void project.openSample(target.value)}
          >
            {Object.keys(manifest.samples).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => void build(files)}>
          {strings.build}
        </button>
        <button type="button" onClick={stop}>
          {strings.stop}
        </button>
        <button type="button" onClick={() => void project.openSample(project.sample)}>
          {strings.reset}
        </button>
        <button type="button" onClick={() => void share(files)}>
          {strings.share}
        </button>
      </div>
      <StatusLine
        state={state}
        result={result}
        versions={manifest.compiler.versions}
        strings={strings}
        note={isShared ? strings.shared : project.problem && strings[project.problem]}
      />
      <div className={styles.panes}>
        <FileList
          paths={Object.keys(files).filter(isOwn)}
          shown={shown}
          strings={strings}
          onShow={setPath}
          onAdd={(added) => {
            project.setFiles({ ...files, [added]: '' });
            setPath(added);
          }}
          onDelete={(deleted) => {
            const { [deleted]: _, ...rest } = files;
            project.setFiles(rest);
          }}
        />
        <Editor
          key={shown}
          path={shown}
          contents={files[shown] ?? ''}
          hint={strings.editorHint}
          position={position?.file === shown ? position : undefined}
          onChange={edit}
        />
        <Output result={result} strings={strings} onLeadTo={leadTo} />
      </div>
    </div>
  );
}

/** Packages of a sample are built with it, and are not the reader's. */
function isOwn(path: string): boolean {
  return !path.startsWith('node_modules/');
}
