import { createContext, useContext } from 'react';
import type { SiteData } from '#contract/site.ts';
import { toHref } from '#contract/urls.ts';
import type { Strings } from './ui-strings/en.ts';

const SiteContext = createContext<SiteData<Strings> | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** Site data in the language of the page. Throws outside of a `SiteProvider`. */
export function useSite(): SiteData<Strings> {
  const site = useContext(SiteContext);
  if (!site) throw new Error('SiteProvider is missing');
  return site;
}

/** Words of the interface in the language of the page. Throws outside of a `SiteProvider`. */
export function useStrings(): Strings {
  return useSite().strings;
}

/** Turns routes into addresses under the base path. */
export function useHref(): (link: string) => string {
  const { base } = useSite();
  return (link) => toHref(link, base);
}
