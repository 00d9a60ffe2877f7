import { readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { escapeRegex, hashIntegrity } from 'docs-engine/server';

/**
 * Gives every script and data file with a hash in its name another one, and every document another build.
 * @param name eight characters
 */
export async function renameBuild(dist: string, name = 'renamed_'): Promise<void> {
  const all = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const compressed = all.filter((file) => /\.(?:br|gz)$/.test(file));
  await Promise.all(compressed.map((file) => rm(file)));
  const files = all.filter((file) => !compressed.includes(file));
  const hashed = files
    .filter((file) => /\.[\w-]{8}\.js(?:on)?$/.test(file))
    .map((file) => basename(file));
  const names = new RegExp(hashed.map(escapeRegex).join('|'), 'g');
  const toOther = (text: string) =>
    text.replace(names, (file) => file.replace(/\.[\w-]{8}(?=\.\w+$)/, `.${name}`));
  for (const file of files.filter((path) => /\.(?:html|js|json)$/.test(path))) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, toOther(text).replace(/(?<=<html[^>]*data-build=")[^"]*/, name));
    await rename(file, toOther(file));
  }
  const worker = join(dist, 'sw.js');
  const script = (await readFile(worker, 'utf8')).replace(
    /(?<="[^"]*(assets\/[^"]+)":")sha256-[^"]+/g,
    (_, path: string) => hashIntegrity(readFileSync(join(dist, path))),
  );
  await writeFile(worker, script);
}
