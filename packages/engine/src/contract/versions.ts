import type { SiteData } from './site.ts';
import { toHref } from './urls.ts';

type Versions = Pick<SiteData, 'base' | 'version' | 'multiVersion'>;

function versionPrefix(version: string, { multiVersion }: Versions): string {
  return version === multiVersion.default ? '' : `${version}/`;
}

/** Base path of the default version, which contains those of the other versions. */
function rootBase(site: Versions): string {
  return site.base.slice(0, site.base.length - versionPrefix(site.version, site).length);
}

/** URL path of a route in another version, including the base. Versions are built separately, so the page may not exist. */
export function versionUrl(routePath: string, version: string, site: Versions): string {
  return toHref(routePath, rootBase(site) + versionPrefix(version, site));
}

/** Version that a URL path names, otherwise the default version. */
export function pathVersion(pathname: string, site: Versions): string {
  const [first] = pathname.slice(rootBase(site).length).split('/');
  const { versions, default: fallback } = site.multiVersion;
  return versions.find((version) => version === first) ?? fallback;
}
