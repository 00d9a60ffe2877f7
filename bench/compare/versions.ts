/** Packages of a generator, each with its exact version. */
export type Packages = {
  dependencies: Record<string, string>;
  /** Pinned transitive dependencies. */
  overrides?: Record<string, string>;
};

/** Compared packages. Installed by each run; not dependencies of this project. */
export const versions = {
  rspress: {
    dependencies: { '@rspress/core': '2.0.22', react: '19.2.9', 'react-dom': '19.2.9' },
    overrides: {
      'remark-cjk-friendly': '2.3.1',
      'remark-cjk-friendly-gfm-strikethrough': '2.3.1',
    },
  },
  vitepress: { dependencies: { vitepress: '1.6.4', vue: '3.5.45' } },
  docusaurus: {
    dependencies: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      '@easyops-cn/docusaurus-search-local': '0.55.3',
      react: '19.2.9',
      'react-dom': '19.2.9',
    },
    overrides: { '@docsearch/react': '4.7.0' },
  },
  // Astro 7 refuses Node.js 20. The package `node` adds a newer one to the PATH.
  starlight: {
    dependencies: {
      '@astrojs/markdown-remark': '7.3.1',
      '@astrojs/starlight': '0.42.4',
      astro: '7.3.5',
      node: '22.23.3',
      sharp: '0.35.5',
    },
  },
} as const satisfies Record<string, Packages>;
