import { toHref } from 'docs-engine/browser';
import type { SiteData } from 'docs-engine/theme';
import { createContext, useContext } from 'react';
import type { Strings } from './strings.ts';

const SiteContext = createContext<SiteData<Strings> | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** Site data in the language of the page. Throws outside a `SiteProvider`. */
export function useSite(): SiteData<Strings> {
  const site = useContext(SiteContext);
  if (!site) throw new Error('SiteProvider is missing');
  return site;
}

/** UI strings in the language of the page. Throws outside a `SiteProvider`. */
export function useStrings(): Strings {
  return useSite().strings;
}

/** Returns a function that converts links to `href` values, which include the base path. */
export function useHref(): (link: string) => string {
  const { base } = useSite();
  return (link) => toHref(link, base);
}
