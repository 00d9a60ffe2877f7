/**
 * How a field is written right, by its name, wherever it stands. Messages about
 * a wrong value show it. Fields that a list of allowed values explains are not here.
 */
export const examples: Record<string, string> = {
  accent: "'#f97316'",
  activeMatch: "'/guide/'",
  base: "'/docs/'",
  brand: "{ light: '#ffffff', dark: '#171412', accent: '#f97316' }",
  content: "'https://github.com/…'",
  description: "'One sentence that tells what is on the page.'",
  docRepoBaseUrl: "'https://github.com/…/tree/main/docs'",
  editLink: "{ docRepoBaseUrl: 'https://github.com/…/tree/main/docs' }",
  head: "[[meta, { name: 'robots', content: 'noindex' }]]",
  items: "['guide/start/quick-start']",
  label: "'English'",
  lang: "'en'",
  light: "'/logo-light.svg'",
  dark: "'/logo-dark.svg'",
  link: "'/guide/start/', or 'https://…'",
  locales: "[{ lang: 'en', label: 'English', description: '…' }]",
  logo: "{ light: '/logo-light.svg', dark: '/logo-dark.svg' }",
  nav: "[{ text: { en: '…', zh: '…' }, link: '/guide/start/' }]",
  origin: "'https://example.org'",
  overviewHeaders: '[2, 3]',
  overviewOmit: '[example, related]',
  repository: "'https://github.com/…'",
  sidebar: "{ '/guide/': ['guide/start/quick-start'] }",
  text: "{ en: '…', zh: '…' }",
  theme: 'manifest',
  title: "'…'",
};
