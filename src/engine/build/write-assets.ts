import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteData } from '#contract/site.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { DocumentAssets } from '../document/render-document.tsx';
import { hash } from '../files/hash.ts';
import type { OutputDir } from '../files/output-dir.ts';
import type { Project } from '../site/load-project.ts';
import { buildRoutes } from '../site/site-data.ts';

/** The site data of a language, and its address. */
export type LocaleSite = { data: SiteData; href: string };

/** What the documents of all languages need. */
export type AssetPlan = Omit<DocumentAssets, 'site'>;

/** Writes the files that documents share, scripts and data, and returns where they find them. */
export async function writeAssets(
  project: Project,
  sites: readonly SiteData[],
  bundle: Bundle,
  output: OutputDir,
): Promise<{ locales: Map<string, LocaleSite>; assets: AssetPlan }> {
  const { base } = project.config;
  async function writeData(name: string, text: string): Promise<string> {
    const path = `assets/${name}.${hash(text).slice(0, 8)}.json`;
    await output.write(path, hash(text), () => text);
    return base + path;
  }
  const locales = new Map<string, LocaleSite>();
  for (const data of sites) {
    locales.set(data.lang, {
      data,
      href: await writeData(`site-${data.lang}`, JSON.stringify(data)),
    });
  }
  for (const file of bundle.files) {
    await output.write(file, file, () => readFile(join(bundle.clientDir, file)));
  }
  const assets: AssetPlan = {
    build: hash(JSON.stringify([bundle.entry, bundle.css, bundle.pageStyles])).slice(0, 8),
    entry: base + bundle.entry,
    css: bundle.css,
    pageStyles: bundle.pageStyles,
    routes: await writeData('routes', buildRoutes(project.config, project.sources)),
  };
  return { locales, assets };
}
