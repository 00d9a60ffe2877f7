import { beforeAll, describe, expect, it } from 'vitest';
import {
  compareTypes,
  findUnnamed,
  listExports,
  readApiPage,
  readApiPages,
} from './javascript-api.ts';

let exports: string[];

beforeAll(async () => {
  exports = await listExports();
});

describe('the page of the JavaScript API', () => {
  it('has the exports and types of the package, in every language', async () => {
    const pages = await readApiPages();
    expect(pages.flatMap((page) => findUnnamed(page, exports))).toEqual([]);
    // Another check ensures that the code is the same in all languages.
    expect(pages.slice(0, 1).flatMap((page) => compareTypes(page, exports))).toEqual([]);
  });
});

describe('checkTypes and findUnnamed', () => {
  it('report an export, a property and a type that differ', () => {
    const page = [
      '# API',
      '',
      '```ts',
      'interface BuildOptions {',
      '  lib?: string;',
      '  clean?: boolean;',
      '}',
      '',
      'interface Lost {',
      '  id: string;',
      '}',
      '```',
    ].join('\n');
    const read = readApiPage(page, 'api.mdx');
    expect(findUnnamed(read, exports)).toContain('api.mdx does not name createRslib');
    const found = compareTypes(read, exports).join('\n');
    expect(found).toContain('api.mdx writes out Lost, which @rslib/core does not export');
    expect(found).toContain("'BuildOptions has other properties'");
    expect(found).toContain("Type 'string' is not assignable to type 'string[]'");
  });
});
