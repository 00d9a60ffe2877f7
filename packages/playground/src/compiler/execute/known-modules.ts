import api from 'package-file:@rsbuild/core/compiled/css-loader/api.js';
import getUrl from 'package-file:@rsbuild/core/compiled/css-loader/getUrl.js';
import noSourceMaps from 'package-file:@rsbuild/core/compiled/css-loader/noSourceMaps.js';
import sourceMaps from 'package-file:@rsbuild/core/compiled/css-loader/sourceMaps.js';

/** `(module, exports, require…)` as Rspack calls it; the fifth is `__webpack_require__`. */
export type ModuleFunction = (...args: unknown[]) => unknown;
export type WebpackRequire = Record<string, unknown>;
type Exports = Record<string, unknown>;

const callable = new WeakSet<object>();

/** Functions that a module may call: those of css-loader, and getters of the runtime. */
export function isCallable(value: unknown): value is ModuleFunction {
  return typeof value === 'function' && callable.has(value);
}

for (const known of [api, getUrl, noSourceMaps, sourceMaps]) {
  // All builds share them, and a module could define properties on them.
  callable.add(Object.freeze(known as object));
}

export { api as createList };

export const cssLoaderModules = new Map(
  Object.entries({ api, getUrl, noSourceMaps, sourceMaps }).map(([name, value]) => [
    name,
    (module: unknown) => {
      (module as Exports).exports = value;
    },
  ]),
);

function defineMissing(target: Exports, values: Exports | undefined, kind: 'get' | 'value'): void {
  for (const [name, value] of Object.entries(values ?? {})) {
    if (Object.hasOwn(target, name)) continue;
    Object.defineProperty(target, name, { enumerable: true, [kind]: value });
  }
}

function getDefaultExport(module: Exports | undefined): ModuleFunction {
  const getter = module?.__esModule ? () => module.default : () => module;
  callable.add(getter);
  return getter;
}

function markAsModule(exports: Exports): void {
  Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
  Object.defineProperty(exports, '__esModule', { value: true });
}

type Runtime = Record<string, (require: WebpackRequire) => void>;

const runtime: Runtime = {
  compat_get_default_export: (require) => {
    require.n = getDefaultExport;
  },
  define_property_getters: (require) => {
    require.d = (target: Exports, getters?: Exports, values?: Exports) => {
      defineMissing(target, getters, 'get');
      defineMissing(target, values, 'value');
    };
  },
  has_own_property: (require) => {
    require.o = Object.hasOwn;
  },
  make_namespace_object: (require) => {
    require.r = markAsModule;
  },
};

export const runtimeModules = new Map<string, ModuleFunction>(
  Object.entries(runtime).map(([name, install]) => [
    name,
    (...args) => install(args[4] as WebpackRequire),
  ]),
);
