import { expect } from 'vitest';
import { statement } from './statement.ts';

/** A WebAssembly module with a function `add`, in Base64. */
const wasm = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=';

/** Proves a statement by an extension of WXT, whose background script imports a package with this code. */
export function extension(words: string, code: string, message: string | undefined): void {
  statement(
    words,
    {
      'node_modules/kit/package.json':
        '{ "name": "kit", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      'node_modules/kit/index.js': code,
      'entrypoints/background.js':
        "import { defineBackground } from 'wxt/utils/define-background';\nimport { a } from 'kit';\nexport default defineBackground(() => console.log('seen', a));\n",
      'wxt.config.js': 'export default {};\n',
    },
    undefined,
    ({ output }) => {
      expect(output).toContain(message ?? 'Built extension');
    },
    {
      install: ['wxt@0.21.4'],
      run: [
        `node -e "require('fs').writeFileSync('node_modules/kit/add.wasm', Buffer.from('${wasm}', 'base64'))"`,
        'npx wxt build',
      ],
      fails: message !== undefined,
    },
  );
}
