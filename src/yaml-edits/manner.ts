import { isScalar, isSeq, type Node, type Scalar } from 'yaml';
import type { YamlPath } from './yaml-edit.ts';
import { childOf, isBlockText, nodeAt } from './yaml-nodes.ts';

/** Nodes that show in which style a value is written. */
export interface Manner {
  /** The node that it replaces. */
  readonly own?: Node | undefined;
  /** That node, and those at the same place in other items of a list. */
  readonly likes: readonly Node[];
}

export const mannerAt = (contents: Node, path: YamlPath): Manner => ({
  own: nodeAt(contents, path),
  likes: path.reduce(likesIn, [contents]),
});

export const mannerOfField = ({ own, likes }: Manner, name: string): Manner => ({
  own: childOf(own, name),
  likes: likesIn(likes, name),
});

/** An item has no node of its own, since items after it may have moved. */
export const mannerOfItem = ({ likes }: Manner, index: number): Manner => ({
  likes: likesIn(likes, index),
});

const likesIn = (nodes: readonly Node[], name: string | number): Node[] =>
  nodes.flatMap((node) => {
    const child = childOf(node, name);
    return [...(child ? [child] : []), ...(isSeq<Node>(node) ? node.items : [])];
  });

/** The text whose style another text copies; from a neighbour with other words, only a block style. */
export function textLike(words: string, { own, likes }: Manner): Scalar | undefined {
  // An empty text has quotes in any style.
  if (isScalar(own) && own.value !== '') return own;
  const texts = likes.filter((node) => isScalar(node));
  return texts.find(({ value }) => value === words) ?? texts.slice(0, 1).find(isBlockText);
}
