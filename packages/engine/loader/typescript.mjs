import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { transformSync } from 'rolldown/utils';

const typescript = /^file:[^?#]*\.tsx?(?:$|\?)/;

/** @param {Error & { loc?: { line: number, column: number } }} error */
function toSyntaxError({ message, loc }, path) {
  const [reason] = stripVTControlCharacters(message).split('\n');
  const place = loc ? [path, loc.line, loc.column].join(':') : path;
  return new SyntaxError(`${place}: ${reason.replace(/^\[\w+\] /, '')}`);
}

/** @param {string} text */
function toInlineMap(text) {
  return `//# sourceMappingURL=data:application/json;base64,${Buffer.from(text).toString('base64')}`;
}

/**
 * Transforms TypeScript to JavaScript when Node.js loads it. Other modules are left to Node.js.
 * @type {import('node:module').LoadHook}
 */
export function load(url, context, nextLoad) {
  if (!typescript.test(url)) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const text = readFileSync(path, 'utf8');
  const { code, map, errors } = transformSync(path, text, { sourcemap: true, tsconfig: false });
  const [error] = errors;
  if (error) throw toSyntaxError(error, path);
  return {
    format: 'module',
    source: `${code}\n${toInlineMap(JSON.stringify(map))}\n`,
    shortCircuit: true,
  };
}
