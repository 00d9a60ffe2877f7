import type { Node, OutputFormat } from '@takumi-rs/core';
import type { SiteData } from '#contract/site.ts';
import { readPublicFile } from '../../content/public-files.ts';
import { iconFiles } from '../../document/head/icons.ts';
import { hash } from '../../files/hash.ts';
import type { BuildContext } from '../build-step.ts';
import { buildWebManifest, manifestIcons } from './web-manifest.ts';

/** One picture made of the icon. */
type IconFile = {
  file: string;
  size: number;
  format: OutputFormat;
  /** Room around the drawing, as a share of the size. */
  room: number;
  /** Absent: transparent. */
  background?: string;
};

const source = 'icon';

function listIconFiles({ light, dark }: { light: string; dark: string }): IconFile[] {
  return [
    { file: iconFiles.favicon, size: 32, format: 'ico', room: 0 },
    { file: iconFiles.touchIcon, size: 180, format: 'png', room: 0.1, background: light },
    ...manifestIcons.map(
      ({ file, size, purpose }): IconFile =>
        // Devices may cut off all but a circle of 80 %.
        purpose === 'maskable'
          ? { file, size, format: 'png', room: 0.2, background: dark }
          : { file, size, format: 'png', room: 0 },
    ),
  ];
}

function drawIcon({ size, room, background }: IconFile): Node {
  const inner = size * (1 - 2 * room);
  return {
    type: 'container',
    style: {
      width: size,
      height: size,
      padding: size * room,
      ...(background && { backgroundColor: background }),
    },
    children: [{ type: 'image', src: source, style: { width: inner, height: inner } }],
  };
}

/** Writes the icon in the sizes that devices ask for, and the manifest that names them. */
export async function writeAppIcons(
  { project, code, output }: BuildContext,
  data: SiteData,
): Promise<void> {
  const { config, root } = project;
  if (!config.brand || !config.icon) return;
  const { brand } = config;
  const svg = await readPublicFile(root, config.icon, 'icon');
  for (const icon of listIconFiles(brand)) {
    await output.write(icon.file, hash(svg + JSON.stringify([code, icon])), async () => {
      const { Renderer } = await import('@takumi-rs/core');
      const { size, format } = icon;
      const images = [{ src: source, data: svg }];
      return new Renderer().render(drawIcon(icon), { width: size, height: size, format, images });
    });
  }
  const manifest = buildWebManifest(data, brand.light);
  await output.write(iconFiles.manifest, hash(manifest), () => manifest);
}
