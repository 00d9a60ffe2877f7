import type { Properties } from 'hast';
import { imageSize } from 'image-size';
import type { Image, Root } from 'mdast';
import { decodePath } from '../../contract/routes.ts';
import { isExternal, toHref } from '../../contract/urls.ts';
import { type CompileContext, readDependency, report } from '../compile-context.ts';
import { visit } from '../visit.ts';

const example = 'Put it into public/ and write ![description](/image.svg).';

/** Path of an image below `public/`: decoded, and without query and hash. */
function filePath(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  return decodePath(path) ?? path;
}

function readImage(node: Image, context: CompileContext): Buffer | undefined {
  if (isExternal(node.url) || !node.url.startsWith('/')) {
    report(context, node, `invalid image path: ${node.url}`, example);
    return undefined;
  }
  const path = filePath(node.url);
  const content = readDependency(context, `public${path}`);
  if (!content) report(context, node, `the image public${path} does not exist`, example);
  return content;
}

function readSize(node: Image, content: Buffer, context: CompileContext): Properties {
  try {
    const { width, height } = imageSize(content);
    return { width, height };
  } catch {
    const hint = 'Use a valid image file. Add a viewBox to an SVG.';
    report(context, node, `cannot read the size of public${filePath(node.url)}`, hint);
    return {};
  }
}

/** A zoomed image shows `image.large.png` instead of `image.png` if it exists. */
function buildZoom(url: string, context: CompileContext): Properties {
  const large = url.replace(/(\.\w+)(?=$|[?#])/, '.large$1');
  const hasLarge = readDependency(context, `public${filePath(large)}`) !== undefined;
  const source = hasLarge ? { dataZoomSrc: toHref(large, context.assetBase) } : {};
  return { dataZoomable: '', tabIndex: 0, ...source };
}

function transformImage(node: Image, isLinked: boolean, context: CompileContext): void {
  if (!node.alt) report(context, node, 'an image needs alternative text', example);
  const content = readImage(node, context);
  if (!content) return;
  const size = readSize(node, content, context);
  const zoom = context.hasZoom && !isLinked ? buildZoom(node.url, context) : {};
  const hProperties = { ...size, loading: 'lazy', decoding: 'async', ...zoom };
  node.url = toHref(node.url, context.assetBase);
  node.data = { ...node.data, hProperties };
}

/** Adds the size to every image, which avoids layout shift, and makes it zoomable. */
export function transformImages(tree: Root, context: CompileContext): void {
  const images: { node: Image; isLinked: boolean }[] = [];
  visit(tree, 'image', (node, _index, _parent, ancestors) => {
    images.push({ node, isLinked: ancestors.some(({ type }) => type === 'link') });
  });
  for (const { node, isLinked } of images) transformImage(node, isLinked, context);
}
