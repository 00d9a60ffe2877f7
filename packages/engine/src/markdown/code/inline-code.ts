import type { Element, ElementContent } from 'hast';

/** A command-line flag. The theme does not wrap it. */
const flag = /(?<![\w-])--?[a-z][\w-]*/gi;

function splitFlags(text: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(flag)) {
    if (index > end) parts.push({ type: 'text', value: text.slice(end, index) });
    end = index + name.length;
    parts.push({
      type: 'element',
      tagName: 'span',
      properties: { className: ['flag'] },
      children: [{ type: 'text', value: name }],
    });
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

/** Writes inline code. A single flag is marked by a class of `<code>`, flags in a command by an element each. */
export function writeInlineCode(_state: unknown, { value }: { value: string }): Element {
  const children = splitFlags(value.replaceAll('\n', ' '));
  const [first] = children;
  const isFlag = children.length === 1 && first?.type === 'element';
  return isFlag
    ? { ...first, tagName: 'code' }
    : { type: 'element', tagName: 'code', properties: {}, children };
}
