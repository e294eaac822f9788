/** The way to a node: which child, of which child … */
export type NodePath = readonly number[];

/** The innermost places in which two pages differ; a place where the number of parts differs counts as a whole. */
export function firstDifferences(before: Node, after: Node, path: NodePath = []): NodePath[] {
  if (before.isEqualNode(after)) return [];
  const isAlike =
    before.nodeName === after.nodeName &&
    before.childNodes.length === after.childNodes.length &&
    before.childNodes.length > 0 &&
    attributesOf(before) === attributesOf(after);
  if (!isAlike) return [path];
  return [...before.childNodes].flatMap((child, index) =>
    firstDifferences(child, after.childNodes[index]!, [...path, index]),
  );
}

const attributesOf = (node: Node) =>
  node instanceof Element
    ? [...node.attributes].map(({ name, value }) => `${name}=${value}`).join('\n')
    : '';

export function nodeAt(root: Node, path: NodePath): Node | undefined {
  return path.reduce<Node | undefined>((node, index) => node?.childNodes[index], root);
}
