import { imageSize } from 'image-size';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isExternal, toHref } from '#contract/urls.ts';
import { type FileContext, readDependency, report } from './file-context.ts';

async function transformImage(node: Image, context: FileContext): Promise<void> {
  if (!node.alt) {
    report(
      context,
      node,
      'an image needs a text',
      'Write ![what the picture shows](/picture.svg).',
    );
  }
  if (isExternal(node.url) || !node.url.startsWith('/')) {
    report(
      context,
      node,
      `the image ${node.url} is not a file of the site`,
      'Put it into public/ and write ![…](/picture.svg).',
    );
    return;
  }
  const content = await readDependency(context, `public${node.url}`);
  if (!content) {
    report(
      context,
      node,
      `the image public${node.url} does not exist`,
      'Put it into public/ and write ![…](/picture.svg).',
    );
    return;
  }
  const { width, height } = imageSize(content);
  node.url = toHref(node.url, context.base);
  node.data = { ...node.data, hProperties: { width, height, loading: 'lazy', decoding: 'async' } };
}

/** Gives every image its size, so that nothing moves while it loads. */
export async function transformImages(tree: Root, context: FileContext): Promise<void> {
  const images: Image[] = [];
  visit(tree, 'image', (node) => {
    images.push(node);
  });
  for (const image of images) await transformImage(image, context);
}
