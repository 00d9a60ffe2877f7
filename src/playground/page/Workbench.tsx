import { type ReactNode, useEffect, useState } from 'react';
import { Editor } from './Editor.tsx';
import { FileList } from './FileList.tsx';
import type { PlaygroundManifest } from './manifest.ts';
import { Output } from './Output.tsx';
import { StatusLine } from './StatusLine.tsx';
import { writeHash } from './share.ts';
import { getStrings } from './strings.ts';
import { useStyles } from './styles-context.ts';
import { Toolbar } from './Toolbar.tsx';
import { useCompiler } from './use-compiler.ts';
import { useOpenFile } from './use-open-file.ts';
import { useProject } from './use-project.ts';

/** In milliseconds, after the last key. */
const typingPause = 500;

type WorkbenchProps = { manifest: PlaygroundManifest; sample: string; lang: string };

/** Files, editor, output and log of one project. */
export function Workbench({ manifest, sample, lang }: WorkbenchProps): ReactNode {
  const strings = getStrings(lang);
  const project = useProject(manifest, sample);
  const { files } = project;
  const { state, result, build, stop } = useCompiler(manifest);
  const openFile = useOpenFile(project);
  const styles = useStyles();
  const [isShared, setIsShared] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a build follows the files alone
  useEffect(() => {
    if (!files) return;
    setIsShared(false);
    const timer = setTimeout(() => void build(files), result ? typingPause : 0);
    return () => clearTimeout(timer);
  }, [files]);

  if (!files) return <p role="status">{strings.starting}</p>;

  async function share(hash: Promise<string>): Promise<void> {
    history.replaceState(history.state, '', await hash);
    setIsShared(true);
  }

  return (
    <div className={styles.workbench}>
      <Toolbar
        samples={Object.keys(manifest.samples)}
        sample={project.sample}
        strings={strings}
        onSample={(name) => void project.openSample(name)}
        onBuild={() => void build(files)}
        onStop={stop}
        onShare={() => void share(writeHash(files))}
      />
      <StatusLine
        state={state}
        result={result}
        versions={manifest.compiler.versions}
        strings={strings}
        note={isShared ? strings.shared : project.problem && strings[project.problem]}
      />
      <div className={styles.panes}>
        <FileList {...openFile.list} strings={strings} />
        <Editor key={openFile.editor.path} {...openFile.editor} hint={strings.editorHint} />
        <Output result={result} strings={strings} onLeadTo={openFile.goTo} />
      </div>
    </div>
  );
}
