import type { Diagnostic } from '../../diagnostics.ts';
import { listTexts } from './list-texts.ts';
import type { ShareImageFile } from './plan-share-images.ts';
import { createRenderer, shareFont } from './share-fonts.ts';

/** The font has these. Its declared ranges also have characters without a glyph, Chinese ones as well. */
const certain = /[\s\x20-\x7E\p{Mn}\p{Cf}]/u;

/** In a declared range of the font, which has no glyph for it: it is drawn as a box. */
const withoutGlyph = '한';
/** In no declared range: another box. */
const unknown = '\u{10FFFD}';

/** The characters for which the font has no glyph: they are drawn, and compared with a box. */
async function findMissing(characters: readonly string[]): Promise<Set<string>> {
  if (characters.length === 0) return new Set();
  const renderer = await createRenderer([...characters, withoutGlyph]);
  const draw = async (text: string): Promise<string> => {
    const node = { type: 'text', text, style: { fontFamily: shareFont, fontSize: 24 } } as const;
    const image = await renderer.render(node, { width: 32, height: 32, format: 'png' });
    return Buffer.from(image).toString('base64');
  };
  const boxes = [await draw(withoutGlyph), await draw(unknown)];
  const missing = new Set<string>();
  for (const character of characters)
    if (boxes.includes(await draw(character))) missing.add(character);
  return missing;
}

function charactersOf({ layout }: Pick<ShareImageFile, 'layout'>): string[] {
  const all = new Set(listTexts(layout).join(''));
  return [...all].filter((character) => !certain.test(character));
}

/** Warns about images whose texts have characters that the font lacks. */
export async function checkCharacters(
  images: readonly Pick<ShareImageFile, 'file' | 'layout'>[],
): Promise<Diagnostic[]> {
  const missing = await findMissing([...new Set(images.flatMap(charactersOf))]);
  return images.flatMap((image) => {
    const boxes = charactersOf(image).filter((character) => missing.has(character));
    if (boxes.length === 0) return [];
    return {
      severity: 'warning',
      file: image.file,
      message: `the share image shows boxes for ${boxes.join(' ')}`,
      hint: `The font ${shareFont} lacks these characters. Leave them out of the title.`,
    };
  });
}
