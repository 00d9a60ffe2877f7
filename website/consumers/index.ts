import { type Library, type LibraryPackage, type Subject, subjects, type Tool } from './define.ts';
import { assets } from './packages/assets.ts';
import { css } from './packages/css.ts';
import { json, wasm } from './packages/data.ts';
import { maps } from './packages/maps.ts';
import { modules, node, syntax } from './packages/modules.ts';
import { react } from './packages/react.ts';
import { size } from './packages/size.ts';
import { types } from './packages/types.ts';
import { workers } from './packages/workers.ts';
import { angular } from './tools/angular.ts';
import { astro } from './tools/astro.ts';
import { browser } from './tools/browser.ts';
import { bun } from './tools/bun.ts';
import { deno } from './tools/deno.ts';
import { esbuild } from './tools/esbuild.ts';
import { jest } from './tools/jest.ts';
import { nextTurbopack, nextWebpack } from './tools/next.ts';
import { nodes } from './tools/node.ts';
import { nuxt } from './tools/nuxt.ts';
import { parcel } from './tools/parcel.ts';
import { reactNative } from './tools/react-native.ts';
import { reactRouter } from './tools/react-router.ts';
import { reactScripts } from './tools/react-scripts.ts';
import { rolldown } from './tools/rolldown.ts';
import { rollup } from './tools/rollup.ts';
import { rsbuild } from './tools/rsbuild.ts';
import { rspack } from './tools/rspack.ts';
import { rstest } from './tools/rstest.ts';
import { sveltekit } from './tools/sveltekit.ts';
import { tanstackStart } from './tools/tanstack-start.ts';
import { typescripts } from './tools/typescript.ts';
import { umi } from './tools/umi.ts';
import { vite } from './tools/vite.ts';
import { vitest } from './tools/vitest.ts';
import { webTestRunner } from './tools/web-test-runner.ts';
import { webpack } from './tools/webpack.ts';
import { webpack4 } from './tools/webpack4.ts';
import { cloudflareWorkers } from './tools/workers.ts';
import { wxt } from './tools/wxt.ts';

const bySubject: Record<Subject, readonly Library[]> = {
  assets,
  css,
  react,
  workers,
  json,
  wasm,
  modules,
  node,
  syntax,
  maps,
  types,
  size,
};

/** All packages, in the order of their rows. */
export const packages: readonly LibraryPackage[] = subjects.flatMap((subject) =>
  bySubject[subject].map((library) => ({ ...library, subject })),
);

/** All tools, in the order of their columns. */
export const tools: readonly Tool[] = [
  vite,
  webpack,
  rspack,
  rsbuild,
  parcel,
  esbuild,
  rollup,
  rolldown,
  webpack4,
  nextTurbopack,
  nextWebpack,
  nuxt,
  astro,
  sveltekit,
  reactRouter,
  tanstackStart,
  angular,
  reactScripts,
  umi,
  wxt,
  reactNative,
  cloudflareWorkers,
  vitest,
  jest,
  rstest,
  webTestRunner,
  ...nodes,
  bun,
  deno,
  browser,
  ...typescripts,
];
