/** Runs whose output differs from the recording, with the reason. Equal runs must not be listed. */
export const outputDifferences: Record<string, string[]> = {
  '`dts.bundle` needs API Extractor': [
    'dosage-kit/library',
    'dts-crate/default',
    'dts-crate/dependency',
    'dts-crate/label',
    'dts-dual/bundle',
    'dts-isolated/bundle',
    'dts-packages/bundle',
    'dts-packages/bundled-packages',
    'dts-parcel/bundle',
    'dts-paths/bundle',
    'dts-paths/tsconfig-path',
    'hello-kit/dual-types',
  ],
  'a function, or code that runs, in the config': [
    'assets-map/url-off',
    'memo-kit/plugin',
    'stamp-kit/folder',
    'stamp-kit/new-url',
    'stamp-kit/plugin',
    'stamp-kit/rspack',
  ],
  'a plugin that the playground does not have': [
    'card-kit/default',
    'card-kit/raw-svg',
    'compat-shelf/babel',
    'compat-shelf/buffer',
    'compat-shelf/buffer-bundleless',
    'css-tag/sass',
    'publish-span/broken',
    'stamp-kit/publint',
    'vue-button/bundle',
    'vue-button/types',
  ],
  'another TypeScript, or none, is what the run shows': [
    'dts-parcel/no-tsgo',
    'dts-parcel/no-typescript',
  ],
  'an object in `externals` for UMD gives another short module id': ['host-kit/umd'],
};

/** Runs with equal files but different console output, with the reason. */
export const logDifferences: Record<string, string[]> = {
  'TypeScript 7 reports an error twice, or another one': [
    'dts-alias/typescript-7',
    'dts-parcel/no-root-dir-7',
  ],
  '`dts.bundle` needs API Extractor': ['dts-crate/api'],
  'a frame around code is drawn with other characters': ['dts-isolated/error'],
  '`experiments.exe` checks the architecture first': ['exe-reverse/bundleless', 'exe-reverse/web'],
  'a plugin that the playground does not have': ['stamp-kit/rspack-plugin'],
};
