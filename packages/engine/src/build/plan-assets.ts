import type { Bundle } from '../bundle/bundle.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { listSearchHosts } from '../config/search-settings.ts';
import type { SiteData } from '../contract/site.ts';
import { hash } from '../files/hash.ts';
import { assetsDir } from '../output-paths.ts';
import type { AssetFile, AssetPlan } from '../outputs/build-step.ts';
import { buildDocumentPolicy, type InlineSources } from '../outputs/hosts/headers.ts';
import { planShareImages } from '../outputs/share-images/plan-share-images.ts';
import type { Site } from '../site/create-site.ts';
import type { Project } from '../site/load-project.ts';
import { buildRoutes } from '../site/site-data.ts';

/** Collects what the content security policy must allow. */
function listInlineSources(
  { isolatedPages, assetOrigin }: SiteConfig,
  { css, inlineScripts }: Bundle,
  [site]: readonly SiteData[],
): InlineSources {
  return {
    scripts: inlineScripts,
    styles: [css].filter(Boolean),
    usesWasm: isolatedPages.length > 0,
    hosts: listSearchHosts(site?.search),
    assetOrigin,
  };
}

/** Plans the files that documents refer to, with their hashed URLs. Writes nothing. */
export async function planAssets(project: Project, site: Site, bundle: Bundle): Promise<AssetPlan> {
  const { base, policyInDocuments } = project.config;
  function planData(name: string, content: string): AssetFile {
    const path = `${assetsDir}${name}.${hash(content).slice(0, 8)}.json`;
    return { path, url: base + path, content };
  }
  const siteData = site.data.map(
    (data) => [data.lang, planData(`site-${data.lang}`, JSON.stringify(data))] as const,
  );
  const { preloadedChunks = [] } = project.config.theme;
  const preloadedScripts = bundle.files
    .filter((file) => preloadedChunks.some((name) => file.startsWith(`${assetsDir}${name}.`)))
    .map((file) => base + file)
    .join(' ');
  const routes = planData('routes', buildRoutes(project.config, project.sources));
  const { entry, css, nonBlockingStyles, noScriptStyles, moduleStyles, languageStyles } = bundle;
  const styles = [css, nonBlockingStyles, noScriptStyles, moduleStyles, languageStyles];
  const inlineSources = listInlineSources(project.config, bundle, site.data);
  return {
    shared: {
      build: hash(JSON.stringify([entry, ...styles])).slice(0, 8),
      entry: base + entry,
      css,
      ...(nonBlockingStyles && { nonBlockingStyles: base + nonBlockingStyles }),
      ...(noScriptStyles && { noScriptStyles: base + noScriptStyles }),
      moduleStyles,
      languageStyles,
      ...(preloadedScripts && { preloadedScripts }),
      routes: routes.url,
      ...(policyInDocuments && { policy: buildDocumentPolicy(inlineSources) }),
    },
    siteData: new Map(siteData),
    routes,
    shareImages: await planShareImages(project, site),
    inlineSources,
  };
}
