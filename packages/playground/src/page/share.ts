import { limitBytes } from '../bring/limit-bytes.ts';
import { isOwnFile } from '../project-path.ts';
import type { ProjectFiles } from '../protocol.ts';

const prefix = '#project=';
/** A link can unpack to much more than it is long. */
const maxBytes = 1_000_000;
/** In characters. Browsers refuse longer addresses. */
const maxHash = 500_000;
const maxFiles = 500;

async function transform(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream) {
  const limit = limitBytes(maxBytes, new Error('the project is too large'));
  const stream = new Blob([bytes]).stream().pipeThrough(through).pipeThrough(limit);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** A project as links hold it: the packages are those of the sample, or there are none. */
export type LinkedProject = {
  /** Empty when it began as no sample. */
  sample: string;
  files: Record<string, string>;
};

/** Without files that are no text. */
export function keepTexts(sample: string, files: ProjectFiles): LinkedProject {
  const texts = Object.entries(files).flatMap(([path, contents]) =>
    typeof contents === 'string' ? [[path, contents]] : [],
  );
  return { sample, files: Object.fromEntries(texts) };
}

/**
 * The hash of an address that holds a project. It is never sent to a server. Undefined when the
 * project is too large for a link.
 */
export async function writeHash(project: LinkedProject): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(project));
  if (bytes.length > maxBytes || !isLinkedProject(project)) return undefined;
  const hash = prefix + toBase64Url(await transform(bytes, new CompressionStream('deflate-raw')));
  return hash.length > maxHash ? undefined : hash;
}

/** Whether a parsed value is a project, and nothing that only looks like one. */
function isLinkedProject(value: unknown): value is LinkedProject {
  if (typeof value !== 'object' || value === null) return false;
  const { sample, files } = value as Partial<LinkedProject>;
  if (typeof sample !== 'string' || typeof files !== 'object' || files === null) return false;
  const entries = Object.entries(files);
  return (
    entries.length <= maxFiles &&
    entries.every(([path, text]) => isOwnFile(path) && typeof text === 'string')
  );
}

/** Some of the places where links are posted encode the characters of a hash. */
function decodeHash(hash: string): string {
  return hash.replace(/%([2-7][\dA-F])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

async function unpack(packed: string): Promise<LinkedProject> {
  const bytes = await transform(fromBase64Url(packed), new DecompressionStream('deflate-raw'));
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!isLinkedProject(value)) throw new Error('the link holds no project');
  return value;
}

/**
 * The project in a hash; undefined when it holds none. Rejects when it is broken or too large. What
 * a link gains where it is posted does not matter: punctuation and parameters behind it, encoding.
 */
export async function readHash(hash: string): Promise<LinkedProject | undefined> {
  const decoded = decodeHash(hash);
  if (!decoded.startsWith(prefix)) return undefined;
  const [packed = ''] = /^[\w-]*/.exec(decoded.slice(prefix.length)) ?? [];
  // The last ones can be emphasis around the link, as in `__link__`, or part of it.
  const [ends = ''] = /[_-]{0,3}$/.exec(packed) ?? [];
  const texts = Array.from(`${ends} `, (_, lost) => packed.slice(0, packed.length - lost));
  // The first error is that of the whole text.
  return Promise.any(texts.map(unpack)).catch(({ errors: [error] }) => Promise.reject(error));
}

/** The name of a sample in a hash, whether or not there is such a sample. */
export function readSampleName(hash: string): string | undefined {
  return /^#([\w-]+\/[\w-]+)/.exec(decodeHash(hash))?.[1];
}
