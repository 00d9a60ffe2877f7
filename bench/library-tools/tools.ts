/** A tool that builds a library as ESM, CommonJS and declarations. */
export type LibraryTool = {
  /** Name in the results. */
  name: string;
  /** Packages with their versions. The first names the release. */
  install: readonly string[];
  /** Files of the project besides its sources. */
  files?: Record<string, string>;
  /** What `npm run build` of the library would run, by bash. */
  build: string;
};

const typescript7 = 'typescript@7.0.2';
/** For tools whose declarations need the JavaScript API of TypeScript, which 7 lacks. */
const typescript6 = 'typescript@6.0.3';

const writeTypes = 'tsc --emitDeclarationOnly --declaration --outDir dist';

const rslib = (name: string, typescript: string, dts: string): LibraryTool => ({
  name,
  install: ['@rslib/core@1.0.1', typescript],
  files: {
    'rslib.config.ts': `import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ format: 'esm', dts: ${dts} }, { format: 'cjs' }] });
`,
  },
  build: 'rslib',
});

/** The smallest configs that write all three, and nothing minified. */
export const libraryTools: readonly LibraryTool[] = [
  rslib('rslib', typescript7, 'true'),
  rslib('rslib-typescript-6', typescript6, 'true'),
  {
    ...rslib('rslib-bundled-types', typescript7, '{ bundle: true }'),
    install: ['@rslib/core@1.0.1', typescript7, '@microsoft/api-extractor@7.60.1'],
  },
  {
    name: 'tsup',
    install: ['tsup@9.0.0', typescript6],
    files: {
      'tsup.config.ts': `import { defineConfig } from 'tsup';

export default defineConfig({ entry: ['src/index.ts'], format: ['esm', 'cjs'], dts: true, clean: true });
`,
    },
    build: 'tsup',
  },
  {
    name: 'tsdown',
    install: ['tsdown@0.23.7', typescript7],
    files: {
      'tsdown.config.ts': `import { defineConfig } from 'tsdown';

export default defineConfig({ entry: ['src/index.ts'], format: ['esm', 'cjs'], dts: true });
`,
    },
    build: 'tsdown',
  },
  {
    name: 'unbuild',
    install: ['unbuild@3.6.1', typescript6],
    files: {
      'build.config.ts': `import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({ entries: ['src/index'], declaration: true, rollup: { emitCJS: true } });
`,
    },
    build: 'unbuild',
  },
  {
    name: 'vite',
    install: ['vite@8.4.0', typescript7],
    files: {
      'vite.config.ts': `import { defineConfig } from 'vite';

export default defineConfig({
  build: { lib: { entry: 'src/index.ts', formats: ['es', 'cjs'], fileName: 'index' }, minify: false },
});
`,
    },
    build: `vite build && ${writeTypes}`,
  },
  {
    name: 'esbuild',
    install: ['esbuild@0.28.2', typescript7],
    build: [
      'esbuild src/index.ts --bundle --format=esm --outfile=dist/index.js',
      'esbuild src/index.ts --bundle --format=cjs --outfile=dist/index.cjs',
      writeTypes,
    ].join(' && '),
  },
];
