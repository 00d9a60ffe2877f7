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
  /** Blanks behind a code block, which belong to its pair if another one follows. */
  let blanks: RootContent[] = [];
  let previous: RootContent | undefined;
  for (const node of tree.children) {
    if (isBlank(node)) {
      blanks.push(node);
      continue;
    }
    const continues = isCodeBlock(previous) && isCodeBlock(node);
    if (continues && !pair) {
      pair = [children.pop() as RootContent];
      const properties = { className: ['pair'] };
      children.push({ type: 'element', tagName: 'div', properties, children: pair as never });
    }
    if (!continues) pair = undefined;
    (pair ?? children).push(...blanks, node);
    blanks = [];
    previous = node;
  }
  tree.children = [...children, ...blanks];
}
