import type { ComponentType } from 'react';
import type { Dropped } from './dropped.ts';
import { fetchJson } from './fetch-json.ts';
import type { OptionHint, PlaygroundManifest } from './manifest.ts';
import { mapUrls } from './map-urls.ts';
import { Workbench } from './Workbench.tsx';

/**
 * `takesFocus`: whether the keyboard focus is on what the workbench replaces. `dropped`: what the
 * reader has dropped there.
 */
export type LoadedWorkbench = ComponentType<{
  takesFocus: boolean;
  dropped: Dropped | undefined;
}>;

type Options = { base: string; sample: string; lang: string };

function toAbsolute(manifest: PlaygroundManifest, root: URL): PlaygroundManifest {
  const { compiler, samples, hints } = manifest;
  const toUrl = (path: string): string => new URL(path, root).href;
  const toUrls = (paths: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, toUrl(path)]));
  return {
    ...manifest,
    compiler: mapUrls(compiler, toUrl),
    samples: toUrls(samples),
    hints: toUrls(hints),
  };
}

async function loadHints(url: string | undefined, root: URL): Promise<OptionHint[]> {
  const hints = url ? await fetchJson<OptionHint[]>(url) : [];
  return hints.map((hint) => ({ ...hint, url: new URL(hint.url, root).href }));
}

/** The workbench with what it needs to know of the compiler. */
export async function load({ base, sample, lang }: Options): Promise<LoadedWorkbench> {
  const root = new URL(base, location.href);
  const manifest = toAbsolute(await fetchJson(new URL('playground.json', root)), root);
  const hints = await loadHints(manifest.hints[lang], root);
  return (props) => <Workbench {...{ manifest, root, hints, sample, lang, ...props }} />;
}
