import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { siteConfigFile } from '../config/define-config.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { BuildError, type Diagnostic } from '../diagnostics.ts';
import { listFiles } from '../files/list-files.ts';
import { assetsDir } from '../output-paths.ts';

const folder = 'public';

/** A picture that a field of the configuration names by its route. */
type NamedFile = { field: string; route: string };

function describeMissing({ field, route }: NamedFile): Diagnostic {
  return {
    severity: 'error',
    file: siteConfigFile,
    message: `${field} ${route} is not a file in ${folder}/`,
    hint: /^\/[^/]/.test(route)
      ? `Put the picture at ${folder}${route}, or name another one.`
      : `Put the picture into ${folder}/ and write '/picture.svg'.`,
  };
}

/** Reads a file of `public/` that a field of the configuration names. */
export async function readPublicFile(root: string, route: string, field: string): Promise<Buffer> {
  try {
    return await readFile(join(root, folder, route));
  } catch {
    throw new BuildError([describeMissing({ field, route })]);
  }
}

function listNamedFiles({ icon, logo, tools, socialLinks }: SiteConfig): NamedFile[] {
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

/** Files among those with a hash in their names: browsers would keep them for a year, whatever becomes of them. */
export async function checkReservedFolder(root: string): Promise<Diagnostic[]> {
  const files = await listFiles(join(root, folder, assetsDir.replace(/\/$/, '')));
  return files.map((file) => ({
    severity: 'error',
    file: `${folder}/${assetsDir}${file}`,
    message: 'the file is in the folder of files that browsers keep for a year',
    hint: `Move it: ${assetsDir} is for files of the build, with a hash in their names.`,
  }));
}

/** Pictures of the configuration that are not there. None can have an address of its own: `assetOrigin` moves all of them. */
export async function checkPublicFiles(root: string, config: SiteConfig): Promise<Diagnostic[]> {
  const faults = listNamedFiles(config).map(async (named) => {
    const info = await stat(join(root, folder, named.route)).catch(() => undefined);
    return info?.isFile() && named.route.startsWith('/') ? [] : [describeMissing(named)];
  });
  return (await Promise.all(faults)).flat();
}
