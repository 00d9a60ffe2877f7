import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

below('exceptions');

statement(
  'a style sheet with `?url`, in a bundle',
  {
    'src/index.js': "import url from './base.css?url';\nexport default url;\n",
    'src/base.css': '.a { color: red }',
  },
  {},
  async ({ node, files }) => {
    expect(files).toContain('dist/base.css');
    expect(await node("import url from './dist/index.js'; console.log(url);")).toMatch(
      /^undefined/,
    );
  },
);

statement(
  '`.pdf`, `.txt`, `.webmanifest`',
  {
    'src/index.js':
      "import pin from './pin.svg?url';\nimport pdf from './a.pdf';\nexport default [pin, pdf];\n",
    'src/pin.svg': '<svg />',
    'src/a.pdf': 'pdf',
  },
  {},
  async ({ node }) => {
    const seen = await node("import urls from './dist/index.js'; console.log(urls.join(' '));");
    expect(seen).toMatch(/dist\/static\/svg\/pin\.svg .*dist\/static\/assets\/a\.pdf$/);
  },
);
