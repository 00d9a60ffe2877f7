import { tagHighlighter, tags } from '@lezer/highlight';

/** The classes of code blocks, so that code looks alike everywhere. */
export const tokenClasses = tagHighlighter([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], class: 'token-keyword' },
  {
    tag: [tags.number, tags.bool, tags.null, tags.atom, tags.typeName, tags.color, tags.unit],
    class: 'token-constant',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 'token-string' },
  { tag: tags.comment, class: 'token-comment' },
  { tag: [tags.function(tags.variableName), tags.tagName], class: 'token-function' },
]);
