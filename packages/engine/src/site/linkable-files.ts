import { toRoutePath } from '../content/discover.ts';
import { listPublicFiles } from '../content/public-files.ts';
import { iconFiles, llmsFiles, manifestIcons } from '../output-paths.ts';
import type { Project } from './load-project.ts';

/** Generated files, other than documents, that content may link to. */
function listWrittenFiles({ config }: Pick<Project, 'config'>): string[] {
  const { favicon, touchIcon, manifest } = iconFiles;
  const manifests = config.locales.map(({ lang }) => toRoutePath(manifest, lang, config.lang));
  const icons = [favicon, touchIcon, ...manifestIcons.map(({ file }) => file)];
  return [
    '/sitemap.xml',
    '/robots.txt',
    ...Object.values(config.blog?.feeds ?? {}),
    ...config.locales.flatMap(({ lang }) => {
      const folder = toRoutePath('', lang, config.lang);
      return Object.values(llmsFiles).map((file) => folder + file);
    }),
    ...(config.brand && config.icon ? [...manifests, ...icons.map((file) => `/${file}`)] : []),
  ];
}

/** URL paths of all files that content can link to, without the base. */
export async function listLinkableFiles(
  project: Pick<Project, 'root' | 'config'>,
): Promise<Set<string>> {
  const own = await listPublicFiles(project.root);
  return new Set([...own.map((file) => `/${file}`), ...listWrittenFiles(project)]);
}
