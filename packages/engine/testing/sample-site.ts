import type { SiteConfig, SiteConfigInput } from '../src/index.ts';
import { parseConfig } from '../src/node.ts';
import { sampleTheme } from './sample-theme.ts';

/** Minimal configuration with two languages, overridden by `fields`. */
export function sampleConfig(fields: Partial<SiteConfigInput> = {}): SiteConfigInput {
  return {
    title: 'Sample',
    origin: 'https://sample.test',
    logo: { light: '/light.svg', dark: '/dark.svg' },
    lang: 'en',
    locales: [
      { lang: 'en', label: 'English', description: 'A site for tests' },
      { lang: 'zh', label: '简体中文', description: '用于测试的一个小型站点' },
    ],
    repository: 'https://sample.test/repository',
    theme: sampleTheme,
    ...fields,
  };
}

export function sampleSite(fields: Partial<SiteConfigInput> = {}): SiteConfig {
  return parseConfig(sampleConfig(fields));
}
