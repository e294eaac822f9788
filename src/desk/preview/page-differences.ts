// Compares two versions of a page in the preview: what must be patched, and what to scroll to.

/** The path to a node, as child indexes. */
export type NodePath = readonly number[];

/** The paths of the innermost differences; a node with other attributes or another number of children is one itself. */
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

/** The innermost nodes that are new or different; for a removed node, its parent. */
export function newParts(before: Node, after: Node): Node[] {
  if (before.isEqualNode(after)) return [];
  const [was, is] = [[...before.childNodes], [...after.childNodes]];
  const isOther =
    before.nodeName !== after.nodeName || attributesOf(before) !== attributesOf(after);
  if (isOther || was.length === 0 || is.length === 0) return [after];
  if (was.length === is.length) return is.flatMap((child, index) => newParts(was[index]!, child));
  const isSame = (one: Node | undefined, other: Node | undefined) =>
    one && other ? one.isEqualNode(other) : false;
  let start = 0;
  while (isSame(was[start], is[start])) start++;
  let end = 0;
  while (end < Math.min(was.length, is.length) - start && isSame(was.at(-1 - end), is.at(-1 - end)))
    end++;
  const between = is.slice(start, is.length - end);
  return between.length > 0 ? between : [after];
}

const attributesOf = (node: Node) =>
  node instanceof Element
    ? [...node.attributes].map(({ name, value }) => `${name}=${value}`).join('\n')
    : '';

/** The node at a path; undefined if there is none. */
export function nodeAt(root: Node, path: NodePath): Node | undefined {
  return path.reduce<Node | undefined>((node, index) => node?.childNodes[index], root);
}
