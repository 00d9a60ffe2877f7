import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FontDetails, Renderer } from '@takumi-rs/core';

type Ranges = [from: number, to: number][];
type Subset = { name: string; ranges: Ranges };

export const shareFont = 'Noto Sans SC';

const folder = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'),
);

/** `U+4e00-4e0f,U+5000` */
function parseRanges(text: string): Ranges {
  return text.split(',').map((part) => {
    const [from = '', to = from] = part.replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

async function readSubsets(): Promise<Subset[]> {
  const text = await readFile(join(folder, 'unicode.json'), 'utf8');
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: parseRanges(ranges),
  }));
}

/** The few subsets, of about a hundred, with the characters of a text. */
function chooseSubsets(subsets: readonly Subset[], characters: ReadonlySet<string>): Subset[] {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0);
  return subsets.filter(({ ranges }) =>
    codes.some((code) => ranges.some(([from, to]) => code >= from && code <= to)),
  );
}

/** Reads the subsets of the variable font that the texts need. */
export async function readShareFonts(texts: readonly string[]): Promise<FontDetails[]> {
  const chosen = chooseSubsets(await readSubsets(), new Set(texts.join('')));
  return Promise.all(
    chosen.map(async ({ name, ranges }) => ({
      name: shareFont,
      data: await readFile(join(folder, `files/noto-sans-sc-${name}-wght-normal.woff2`)),
      style: 'normal',
      unicodeRange: ranges,
    })),
  );
}

/** A renderer with the fonts that the texts need, which take a moment. */
export async function createRenderer(texts: readonly string[]): Promise<Renderer> {
  const takumi = await import('@takumi-rs/core');
  const renderer = new takumi.Renderer();
  for (const font of await readShareFonts(texts)) await renderer.registerFont(font);
  return renderer;
}
