import { beforeHydrate } from 'virtual:early-theme';
import { type EarlyInput, pageDataId, siteAttribute } from '../contract/dom.ts';
import { loadSiteData } from './site-data.ts';

/** Starts what the reader is already waiting for, while the app loads. */
export async function startEarly(input: EarlyInput): Promise<void> {
  const url = document.getElementById(pageDataId)?.getAttribute(siteAttribute);
  if (url) beforeHydrate(await loadSiteData(url), input);
}
