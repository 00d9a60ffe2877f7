import { join } from 'node:path';
import { defineTheme } from 'docs-engine/theme';
import { defaultTheme } from 'docs-theme';
import * as props from './components/props.ts';

const inComponents = (name: string): string => join(import.meta.dirname, 'components', name);
const consumersFile = inComponents('consumers/Consumers.tsx');
const homeSectionFile = inComponents('HomeSection.tsx');

/** The default theme with the components that only this site shows. */
export const theme = defineTheme({
  extends: defaultTheme,
  islands: {
    Playground: {
      file: inComponents('playground/Playground.tsx'),
      props: props.playgroundProps,
      example:
        '<Playground sample="slug-kit/default" label="Edit here" unsupported="Not in this browser">',
      hasInlineScript: true,
    },
  },
  static: {
    ConfigExplorer: {
      file: inComponents('config-explorer/ConfigExplorer.tsx'),
      props: props.configExplorerProps,
      example: '<ConfigExplorer folder="examples/reading-kit">',
      readsFolder: true,
      hasMarkdown: true,
    },
    Consumers: { file: consumersFile, props: props.consumersProps, example: '<Consumers>' },
    ConsumerTable: {
      file: consumersFile,
      props: props.consumerTableProps,
      example: '<ConsumerTable subject="css">',
      hasMarkdown: true,
    },
    ConsumerTools: {
      file: consumersFile,
      props: props.consumerToolsProps,
      example: '<ConsumerTools />',
      hasMarkdown: true,
    },
    VerifiedBy: {
      file: inComponents('VerifiedBy.tsx'),
      props: props.verifiedByProps,
      example: '<VerifiedBy kits={["hello-kit"]} />',
      hasMarkdown: true,
    },
    HomeSection: { file: homeSectionFile, props: props.noProps, example: '<HomeSection>' },
    HomeSectionMedia: {
      file: homeSectionFile,
      props: props.homeSectionMediaProps,
      example: '<HomeSectionMedia columns={2}>',
    },
    OptionFacts: {
      file: inComponents('option-facts/OptionFacts.tsx'),
      props: props.optionFactsProps,
      example: '<OptionFacts type="boolean" default="false" />',
      hasSearchableProps: true,
      hasMarkdown: true,
    },
    Sizes: {
      file: inComponents('Sizes.tsx'),
      props: props.sizesProps,
      example:
        '<Sizes folder="examples/deps-field/recorded" title="dist/index.js" rows={[["Peer", "peer/dist/index.js"]]} />',
      readsFolder: true,
      hasMarkdown: true,
    },
  },
  strings: [join(import.meta.dirname, 'strings')],
});
