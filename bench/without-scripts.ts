import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from 'docs-engine/server';
import { builtFolder } from './built-site.ts';

const script = /<script\b[^>]*>[\s\S]*?<\/script>\n?/g;

async function removeScripts(file: string): Promise<void> {
  const html = (await readFile(file, 'utf8')).replace(script, '');
  const { br, gz } = await compress(Buffer.from(html), 'best', false);
  await writeFile(file, html);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

export type Copy = { folder: string; remove: () => Promise<void> };

/** Copies the built site and removes all scripts from its documents. */
export async function copyWithoutScripts(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-bench-'));
  await cp(builtFolder, folder, { recursive: true, preserveTimestamps: true });
  const files = await readdir(folder, { recursive: true });
  const documents = files.filter((file) => file.endsWith('.html'));
  for (const file of documents) await removeScripts(join(folder, file));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
