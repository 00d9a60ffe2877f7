import { fileURLToPath } from 'node:url';

/** @type {{ port: import('node:worker_threads').MessagePort, packages: string }} */
let options;

/** @param {typeof options} data */
export function initialize(data) {
  options = data;
}

/** Whether a module belongs to the site: edits of packages need a restart. */
function isOfSite(url) {
  const { packages } = options;
  return url.startsWith('file:') && !url.includes('/node_modules/') && !url.startsWith(packages);
}

/**
 * Gives the imports of a module with a `v` in its URL the same `v`, and reports their paths, also of
 * those that are missing.
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, nextResolve) {
  const { parentURL } = context;
  const version = parentURL && new URL(parentURL).searchParams.get('v');
  if (!version || !isOfSite(parentURL)) return nextResolve(specifier, context);
  /** @param {string} url */
  const report = (url) => options.port.postMessage(fileURLToPath(url));
  try {
    const resolved = await nextResolve(specifier, context);
    if (!isOfSite(resolved.url)) return resolved;
    report(resolved.url);
    const url = new URL(resolved.url);
    url.searchParams.set('v', version);
    return { ...resolved, url: url.href };
  } catch (error) {
    if (/^\.{1,2}\//.test(specifier)) report(new URL(specifier, parentURL).href);
    throw error;
  }
}
