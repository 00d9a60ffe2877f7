import type { Node, OutputFormat } from '@takumi-rs/core';
import { toRoutePath } from '../../content/discover.ts';
import { readPublicFile } from '../../content/public-files.ts';
import { hash } from '../../files/hash.ts';
import { iconFiles, manifestIcons } from '../../output-paths.ts';
import type { BuildStep } from '../build-step.ts';
import { buildWebManifest } from './web-manifest.ts';

/** The icon in one size, in pixels. */
type IconFile = {
  file: string;
  size: number;
  format: OutputFormat;
  /** Space around the drawing, as a fraction of the size. */
  padding: number;
  /** Absent: transparent. */
  background?: string;
};

const source = 'icon';

function listIconFiles({ light, dark }: { light: string; dark: string }): IconFile[] {
  return [
    { file: iconFiles.favicon, size: 32, format: 'ico', padding: 0 },
    { file: iconFiles.touchIcon, size: 180, format: 'png', padding: 0.1, background: light },
    ...manifestIcons.map(
      ({ file, size, purpose }): IconFile =>
        // Devices may crop the icon to a circle of 80 % of its size.
        purpose === 'maskable'
          ? { file, size, format: 'png', padding: 0.2, background: dark }
          : { file, size, format: 'png', padding: 0 },
    ),
  ];
}

function drawIcon({ size, padding, background }: IconFile): Node {
  const inner = size * (1 - 2 * padding);
  return {
    type: 'container',
    style: {
      width: size,
      height: size,
      padding: size * padding,
      ...(background && { backgroundColor: background }),
    },
    children: [{ type: 'image', src: source, style: { width: inner, height: inner } }],
  };
}

/** Writes the icon in the sizes that devices ask for, and the web manifest of each language, which lists them. */
export const writeAppIcons: BuildStep = async ({ project, sourceHash, site, out }) => {
  const { config, root } = project;
  const { brand, icon: iconRoute } = config;
  if (!brand || !iconRoute) return;
  const svg = await readPublicFile(root, iconRoute, 'icon');
  for (const icon of listIconFiles(brand)) {
    await out.write(icon.file, hash(svg + JSON.stringify([sourceHash, icon])), async () => {
      const { Renderer } = await import('@takumi-rs/core');
      const { size, format } = icon;
      const images = [{ src: source, data: svg }];
      return new Renderer().render(drawIcon(icon), { width: size, height: size, format, images });
    });
  }
  for (const data of site.data) {
    const manifest = buildWebManifest(data, brand.light);
    const path = toRoutePath(iconFiles.manifest, data.lang, config.lang).slice(1);
    await out.write(path, hash(manifest), () => manifest);
  }
};
