import type { Nodes as HtmlNodes, Parents as HtmlParents, Root as HtmlRoot } from 'hast';
import type { Nodes, Parents, Root } from 'mdast';

/** Leaves out the children of the node and goes on with the sibling at this index. */
export type VisitResult = { next: number };

type NodesOf<Tree> = Tree extends HtmlRoot ? HtmlNodes : Nodes;
type ParentsOf<Tree> = Tree extends HtmlRoot ? HtmlParents : Parents;

type Visitor<Tree, Node> = (
  node: Node,
  index: number,
  parent: ParentsOf<Tree>,
  /** From the root to the parent. */
  ancestors: readonly ParentsOf<Tree>[],
) => VisitResult | undefined;

/**
 * Calls the visitor for every node below a tree, parents before their children.
 * A page is walked a dozen times, and `unist-util-visit` names a closure for each
 * node that it meets, for stack traces.
 */
export function visitAll<Tree extends Root | HtmlRoot>(
  tree: Tree,
  visitor: Visitor<Tree, NodesOf<Tree>>,
): void {
  const ancestors: ParentsOf<Tree>[] = [];

  function visitChildren(parent: ParentsOf<Tree>): void {
    ancestors.push(parent);
    let index = 0;
    while (index < parent.children.length) {
      const node = parent.children[index] as NodesOf<Tree>;
      const goOn = visitor(node, index, parent, ancestors);
      if (!goOn && 'children' in node) visitChildren(node as ParentsOf<Tree>);
      index = goOn?.next ?? index + 1;
    }
    ancestors.pop();
  }

  visitChildren(tree as ParentsOf<Tree>);
}

/** Calls the visitor for every node of one type below a tree. */
export function visit<Tree extends Root | HtmlRoot, Type extends NodesOf<Tree>['type']>(
  tree: Tree,
  type: Type,
  visitor: Visitor<Tree, Extract<NodesOf<Tree>, { type: Type }>>,
): void {
  visitAll(tree, (node, ...place) =>
    node.type === type
      ? visitor(node as Extract<NodesOf<Tree>, { type: Type }>, ...place)
      : undefined,
  );
}
