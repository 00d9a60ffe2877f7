import type { OptionPage } from './option-pages.ts';
import type { PackageTypes } from './package-types.ts';

/**
 * Types of other packages that a page does not write out, with the reason. They are not
 * compared; all other types on a page of the reference are.
 */
const namedTypes: Record<string, string> = {
  'Rsbuild.AutoExternal': 'written out on the page of lib.autoExternal, which is compared with it',
  'Rsbuild.CSSLoaderOptions': 'the options of css-loader, which documents them',
  "Rsbuild.ManifestObjectConfig['filter']": 'a function over the files of a plugin of Rspack',
  "Rsbuild.ManifestObjectConfig['generate']": 'a function over the files of a plugin of Rspack',
  'Rsbuild.ModifyBundlerChainUtils': 'a function argument, not an option; Rsbuild documents it',
  'Rsbuild.ModifyRspackConfigUtils': 'a function argument, not an option; Rsbuild documents it',
  "Rsbuild.PerformanceConfig['chunkSplit']": 'deprecated for splitChunks',
  'Rsbuild.PostCSSLoaderOptions': 'the options of postcss-loader, which documents them',
  'Rsbuild.RsbuildEntryDescription': 'an entry of Rspack, which documents it; libraries name files',
  'Rsbuild.RspackChain': 'a function argument, not an option; rspack-chain documents it',
  'Rsbuild.StyleLoaderOptions': 'the options of style-loader, which documents them',
  'Rspack.AssetInfo': 'a function argument, not an option',
  'Rspack.Configuration': 'the config of Rspack, which documents it',
  "Rspack.Configuration['devtool']": 'an option of Rspack, which documents its values',
  'Rspack.CopyRspackPluginOptions': 'the options of a plugin of Rspack, which documents them',
  "Rspack.CopyRspackPluginOptions['patterns']":
    'the options of a plugin of Rspack, which documents them',
  'Rspack.CssExtractRspackLoaderOptions': 'the options of a loader of Rspack, which documents them',
  'Rspack.CssExtractRspackPluginOptions': 'the options of a plugin of Rspack, which documents them',
  'Rspack.DefinePluginOptions': 'any names with code, as in DefinePlugin of Rspack',
  'Rspack.Externals': 'an option of Rspack, which documents its forms',
  'Rspack.LightningCssMinimizerRspackPluginOptions':
    'the options of a plugin of Rspack, which documents them',
  'Rspack.LightningcssLoaderOptions': 'the options of a loader of Rspack, which documents them',
  'Rspack.PathData': 'a function argument, not an option',
  'Rspack.RuleSetCondition': 'a condition of Rspack, which documents its forms',
  'Rspack.SwcJsMinimizerRspackPluginOptions':
    'the options of a plugin of Rspack, which documents them',
  'Rspack.SwcLoaderOptions': 'the options of a loader of Rspack, which documents them',
  RsbuildPlugin: 'the interface of plugins, which Rsbuild documents',
};

/** Types that a page does not write out and that are not in the list. */
export function checkNamedTypes(
  { pages }: Pick<PackageTypes, 'pages'>,
  page: OptionPage,
): string[] {
  return (pages.get(page)?.named ?? [])
    .filter((name) => !(name in namedTypes))
    .map(
      (name) =>
        `${page.file} names ${name}: write out its options in the section "types", or add the name with a reason to namedTypes in website/checks/reference/external-types.ts`,
    );
}

/** Unused names in the list. */
export function findUnusedNames(
  { pages: compiled }: Pick<PackageTypes, 'pages'>,
  pages: readonly OptionPage[],
): string[] {
  const used = new Set(pages.flatMap((page) => compiled.get(page)?.named ?? []));
  return Object.keys(namedTypes).filter((name) => !used.has(name));
}
