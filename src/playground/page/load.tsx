import type { ComponentType } from 'react';
import type { PlaygroundManifest } from './manifest.ts';
import { type Styles, StylesContext } from './styles-context.ts';
import { Workbench } from './Workbench.tsx';

type Options = { base: string; sample: string; lang: string; styles: Styles };

function toAbsolute({ compiler, samples }: PlaygroundManifest, root: URL): PlaygroundManifest {
  const toUrl = (path: string): string => new URL(path, root).href;
  return {
    compiler: {
      ...compiler,
      worker: toUrl(compiler.worker),
      thread: toUrl(compiler.thread),
      module: toUrl(compiler.module),
      moduleParts: compiler.moduleParts.map(toUrl),
    },
    samples: Object.fromEntries(Object.entries(samples).map(([name, path]) => [name, toUrl(path)])),
  };
}

/** The workbench with what it needs to know of the compiler. */
export async function load({ base, sample, lang, styles }: Options): Promise<ComponentType> {
  const root = new URL(base, location.href);
  const response = await fetch(new URL('playground.json', root));
  const manifest = toAbsolute(await response.json(), root);
  return () => (
    <StylesContext value={styles}>
      <Workbench manifest={manifest} sample={sample} lang={lang} />
    </StylesContext>
  );
}
