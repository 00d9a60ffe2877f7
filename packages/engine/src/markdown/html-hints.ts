const hints = new Map([
  ['a', 'Write [text](/guide/start/).'],
  ['details', 'Write :::details Title, and ::: on its own line below.'],
  ['summary', 'Write :::details Title, and ::: on its own line below.'],
  ['img', 'Write ![description](/image.svg).'],
  ['picture', 'Write ![description](/image.svg).'],
  ['pre', 'Write a code block: ```txt.'],
  ['code', 'Write `code`.'],
  ['b', 'Write **text**.'],
  ['strong', 'Write **text**.'],
  ['i', 'Write *text*.'],
  ['em', 'Write *text*.'],
  ['del', 'Write ~~text~~.'],
  ['s', 'Write ~~text~~.'],
  ['hr', 'Write --- between blank lines.'],
  ['p', 'Leave a blank line between paragraphs.'],
  ['table', 'Write a table of Markdown: | a | b |.'],
  ['ul', 'Write a list: - item.'],
  ['ol', 'Write a list: 1. item.'],
  ['li', 'Write a list: - item.'],
  ['blockquote', 'Write a quote: > text.'],
]);

/** What to write in Markdown instead of an HTML element. */
export function htmlHint(tag: string): string | undefined {
  return /^h[1-6]$/.test(tag) ? `Write ${'#'.repeat(Number(tag[1]))} Heading.` : hints.get(tag);
}
