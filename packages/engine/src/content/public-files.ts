import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { siteConfigFile } from '../config/define-config.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { BuildError, type Diagnostic } from '../diagnostics.ts';
import { listFiles } from '../files/list-files.ts';
import { assetsDir } from '../output-paths.ts';

/** Folder of the files that a site publishes as they are. */
export const publicFolder = 'public';

/** What systems, editors and version control leave in any folder: macOS, Windows, Emacs, Vim. */
const leftover =
  /^(?:\.DS_Store|__MACOSX|\._.*|Thumbs\.db|desktop\.ini|\.#.*|\..*\.sw[a-p]|.*~|\.(?:git|hg|svn))$/i;

/** Whether a file is nothing that somebody forgot in `public/`; its path is relative to it. */
export function isPublished(file: string): boolean {
  return !file.split('/').some((name) => leftover.test(name));
}

/** Files of `public/` to publish, relative to it. */
export async function listPublicFiles(root: string): Promise<string[]> {
  return (await listFiles(join(root, publicFolder))).filter(isPublished);
}

/** A file of `public/` that a field of the configuration refers to. */
type FileReference = { field: string; route: string };

function describeMissing({ field, route }: FileReference): Diagnostic {
  return {
    file: siteConfigFile,
    message: `${field} ${route} is not a file in ${publicFolder}/`,
    hint: /^\/[^/]/.test(route)
      ? `Put the image at ${publicFolder}${route}, or use another path.`
      : `Put the image into ${publicFolder}/ and write '/image.svg'.`,
  };
}

/** Reads a file of `public/`. Throws a {@link BuildError} about the field that refers to it if it is missing. */
export async function readPublicFile(root: string, route: string, field: string): Promise<Buffer> {
  try {
    return await readFile(join(root, publicFolder, route));
  } catch {
    throw new BuildError([describeMissing({ field, route })]);
  }
}

function listFileReferences({ icon, logo, tools, socialLinks }: SiteConfig): FileReference[] {
  const logos =
    logo.light === logo.dark
      ? [{ field: 'logo', route: logo.light }]
      : [
          { field: 'logo.light', route: logo.light },
          { field: 'logo.dark', route: logo.dark },
        ];
  return [
    ...logos,
    ...(icon ? [{ field: 'icon', route: icon }] : []),
    ...socialLinks.flatMap(({ mode, content }, index) =>
      mode === 'img' && !/^data:/i.test(content)
        ? [{ field: `socialLinks[${index}].content`, route: content }]
        : [],
    ),
    ...(tools?.links ?? []).map(({ logo: route }, index) => ({
      field: `tools.links[${index}].logo`,
      route,
    })),
  ];
}

/** Names with a dot in front that hosts read in the root of a site. */
const hostNames = ['.well-known', '.nojekyll', '.htaccess', '.domains'];

function isHidden(file: string): boolean {
  const [first = '', ...rest] = file.split('/');
  return (
    rest.some((name) => name.startsWith('.')) || (/^\./.test(first) && !hostNames.includes(first))
  );
}

function describePublicFile(file: string): Diagnostic[] {
  const place = { file: `${publicFolder}/${file}` };
  if (file.startsWith(assetsDir)) {
    const message = `the file is in the reserved folder ${publicFolder}/${assetsDir}`;
    const hint = `Move the file. Browsers cache files in ${assetsDir} for a year.`;
    return [{ ...place, message, hint }];
  }
  if (!isHidden(file)) return [];
  const message = 'the file would be published, although its name starts with a dot';
  const hint = `Move it out of ${publicFolder}/, and replace the secrets that it contains if it was published before. Only ${hostNames.join(', ')} are published.`;
  return [{ ...place, message, hint }];
}

/**
 * Reports files that `public/` must not contain: in the assets folder, which browsers cache for a
 * year because file names there contain a hash, and settings such as `.env`, which often contain secrets.
 */
export async function checkPublicFolder(root: string): Promise<Diagnostic[]> {
  return (await listPublicFiles(root)).flatMap(describePublicFile);
}

/** Reports files of the configuration that are missing in `public/`. Absolute URLs are not allowed: `assetOrigin` moves all files. */
export async function checkPublicFiles(root: string, config: SiteConfig): Promise<Diagnostic[]> {
  const problems = listFileReferences(config).map(async (reference) => {
    const info = await stat(join(root, publicFolder, reference.route)).catch(() => undefined);
    return info?.isFile() && reference.route.startsWith('/') ? [] : [describeMissing(reference)];
  });
  return (await Promise.all(problems)).flat();
}
