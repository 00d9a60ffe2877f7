import type { Root as HastRoot, RootContent } from 'hast';

function isCodeBlock(node: RootContent | undefined): boolean {
  return (
    node?.type === ('mdxJsxFlowElement' as string) && 'name' in node && node.name === 'CodeBlock'
  );
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Wraps code blocks that follow each other, which wide windows show side by side. */
export function pairCodeBlocks(tree: HastRoot): void {
  const children: RootContent[] = [];
  let pair: RootContent[] | undefined;
  for (const [index, node] of tree.children.entries()) {
    const next = tree.children.slice(index + 1).find((other) => !isBlank(other));
    const continues = isCodeBlock(next);
    if (isCodeBlock(node) && continues && !pair) {
      pair = [];
      const properties = { className: ['pair'] };
      children.push({ type: 'element', tagName: 'div', properties, children: pair as never });
    }
    (pair ?? children).push(node);
    if (!continues) pair = undefined;
  }
  tree.children = children;
}
