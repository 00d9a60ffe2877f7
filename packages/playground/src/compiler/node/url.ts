import { builtin as path } from './path.ts';

function pathToFileURL(file: string): URL {
  return new URL(`file://${encodeURI(path.resolve(file)).replace(/[?#]/g, encodeURIComponent)}`);
}

export function fileURLToPath(value: string | URL): string {
  const url = new URL(value);
  if (url.protocol !== 'file:') throw new TypeError('The URL must be of scheme file');
  return decodeURIComponent(url.pathname);
}

function parse(value: string): { href: string; pathname: string } {
  return URL.canParse(value) ? new URL(value) : { href: value, pathname: value };
}

export const builtin = {
  URL,
  URLSearchParams,
  pathToFileURL,
  fileURLToPath,
  parse,
  format: (url: URL | string) => String(url),
  resolve: (from: string, to: string) => new URL(to, from).href,
};
