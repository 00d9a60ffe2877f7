import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser, type Program } from 'acorn';
import { ConfigError } from './limits.ts';

// With JSX, in which `<T>value` is no type assertion: the parser is slow for these.
const TypeScriptParser = Parser.extend(tsPlugin({ jsx: true }));

const maxLength = 200_000;
/** Brackets in brackets. The time that the parser takes grows with the cube of it. */
const maxNesting = 100;

/** The syntax tree of a module in JavaScript or TypeScript, CommonJS included. */
export function parseConfig(file: string, source: string): Program {
  if (source.length > maxLength) throw new ConfigError(`${file} is too long for a config.`);
  let nesting = 0;
  for (const character of source) {
    if ('([{'.includes(character)) nesting++;
    else if (')]}'.includes(character)) nesting = Math.max(0, nesting - 1);
    if (nesting > maxNesting) throw new ConfigError(`${file} nests too deeply for a config.`);
  }
  try {
    return TypeScriptParser.parse(source, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      sourceFile: file,
      locations: true,
      allowHashBang: true,
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { loc, message } = error as SyntaxError & { loc?: { line: number; column: number } };
    throw new ConfigError(message.replace(/ \(\d+:\d+\)(?: in .*)?$/, ''), loc && { file, ...loc });
  }
}
