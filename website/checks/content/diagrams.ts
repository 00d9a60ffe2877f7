import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaticInstance } from 'docs-engine/markdown';
import type { DiagramLayer } from 'docs-theme/components';
import type { CheckedPage } from './read-pages.ts';

/** Files in a diagram, relative to the example: full paths, and names in a layer named after a folder. */
function listFiles(layers: DiagramLayer[]): string[] {
  return layers.flatMap(({ title, nodes }) =>
    nodes.flatMap((node) => {
      const { text, note = '' } = typeof node === 'string' ? { text: node } : node;
      const paths = title ? [`${title}/${text}`] : [text].filter((name) => name.includes('/'));
      const beside = note.match(/[\w.-]+\.d\.[cm]?ts/g) ?? [];
      return [...paths, ...beside.map((name) => `dist/${name}`)];
    }),
  );
}

async function checkDiagram({ props }: StaticInstance, root: string): Promise<string[]> {
  const recording = String(props.recording);
  const kit = recording.split('/recorded/')[0] ?? '';
  const recorded = await readFile(join(root, recording, 'files.txt'), 'utf8');
  const written = [...recorded.matchAll(/^\S+/gm)].map(String);
  const named = listFiles(props.layers as DiagramLayer[]);
  const outputs = named.filter((file) => file.startsWith('dist/'));
  return [
    ...named
      .filter((file) => !outputs.includes(file) && !existsSync(join(root, kit, file)))
      .map((file) => `${file} is in the diagram, but not in ${kit}`),
    ...outputs
      .filter((file) => !written.includes(file))
      .map((file) => `${file} is in the diagram, but ${recording} did not write it`),
    ...written
      .filter((file) => !outputs.includes(file))
      .map((file) => `${file} is missing in the diagram of ${recording}`),
  ];
}

/** Differences between the files in diagrams and those of the recorded run. */
export async function checkDiagrams(
  pages: readonly CheckedPage[],
  root: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const page of pages) {
    for (const use of page.staticInstances) {
      if (use.component !== 'Diagram' || !use.props.recording) continue;
      const found = await checkDiagram(use, root);
      problems.push(...found.map((problem) => `${use.file}:${use.line}: ${problem}`));
    }
  }
  return problems;
}
