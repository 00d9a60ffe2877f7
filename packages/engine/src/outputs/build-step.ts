import type { Bundle } from '../bundle/bundle.ts';
import type { ExtraFiles } from '../config/schemas/extra-files.ts';
import type { SiteData } from '../contract/site.ts';
import type { Logger } from '../diagnostics.ts';
import type { MarkdownTemplate } from '../document/markdown-template.ts';
import type { DocumentAssets } from '../document/render-document.tsx';
import type { Renderer } from '../document/server-entry.ts';
import type { OutputDir } from '../files/output-dir.ts';
import type { CompiledPage, PageHtml, PageText } from '../markdown/compiled-page.ts';
import type { Site } from '../site/create-site.ts';
import type { Project } from '../site/load-project.ts';
import type { InlineSources } from './hosts/headers.ts';
import type { ShareImageFile } from './share-images/plan-share-images.ts';

/** A generated file with a hash in its name. */
export type AssetFile = {
  /** Below the output folder. */
  path: string;
  /** With the base. */
  url: string;
  content: string;
};

/** Everything that documents refer to. Planned before any file is written. */
export type AssetPlan = {
  /** The same for every document. */
  shared: Omit<DocumentAssets, 'site' | 'shareImage'>;
  /** Site data by language. */
  siteData: ReadonlyMap<string, AssetFile>;
  /** List of routes, for the 404 page. */
  routes: AssetFile;
  /** By route path; empty when the site has no share images. */
  shareImages: ReadonlyMap<string, ShareImageFile>;
  /** What the content security policy must allow. */
  inlineSources: InlineSources;
};

/** Everything a step may read. A step only writes files. */
export type BuildContext = {
  project: Project;
  /** Hash of all code; part of the cache key of every file that code writes. */
  sourceHash: string;
  compiled: readonly CompiledPage[];
  /** Reads the large parts of a compiled page. Throws when the cache is damaged. */
  cache: {
    readHtml: (page: CompiledPage) => PageHtml;
    readText: (page: CompiledPage) => PageText;
    readCopy: (page: CompiledPage) => MarkdownTemplate;
  };
  site: Site;
  bundle: Bundle;
  /** Loads the theme, which takes a moment, when the first file needs it. */
  loadRenderer: () => Promise<Renderer>;
  assets: AssetPlan;
  /** What the site adds to the output. */
  extra: ExtraFiles;
  out: OutputDir;
  /** Absolute path of the folder for configuration of hosts, which readers must not get. */
  hostsDir: string;
  log: Logger;
};

/** What is known before a release is opened. */
export type Planned = Omit<BuildContext, 'out' | 'hostsDir'>;

/** Writes one kind of file. An optional output returns early when the site does not enable it. */
export type BuildStep = (build: BuildContext) => Promise<void>;

/**
 * Makes a file that a local build has left out, and those like it.
 *
 * @param path relative to the output folder
 * @returns whether files were made; again `true` for everyone who asks for the same ones
 */
export type MakeMissing = (path: string) => Promise<boolean>;

/** The pages of one language with their compiled form, in the order of their sources. */
export function pagesOf(
  { compiled, site }: Pick<BuildContext, 'compiled' | 'site'>,
  { lang }: SiteData,
) {
  return compiled.flatMap((page) => {
    const listed = site.pages.get(page.source.routePath);
    return listed?.lang === lang ? [{ page: listed, compiled: page }] : [];
  });
}
