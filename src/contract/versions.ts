import type { SiteData } from './site.ts';
import { toHref } from './urls.ts';

type Versions = Pick<SiteData, 'base' | 'version' | 'multiVersion'>;

function prefixOf(version: string, { multiVersion }: Versions): string {
  return version === multiVersion.default ? '' : `${version}/`;
}

/** Base path of the default version; all others are below it. */
function rootOf(site: Versions): string {
  return site.base.slice(0, site.base.length - prefixOf(site.version, site).length);
}

/** Address of a route in another version, base path included. Each version is a build of its own, which may lack the page. */
export function versionUrl(routePath: string, version: string, site: Versions): string {
  return toHref(routePath, rootOf(site) + prefixOf(version, site));
}

/** The version that the path of an address names: the default one where it names none. */
export function pathVersion(pathname: string, site: Versions): string {
  const [first] = pathname.slice(rootOf(site).length).split('/');
  const { versions, default: fallback } = site.multiVersion;
  return versions.find((version) => version === first) ?? fallback;
}
