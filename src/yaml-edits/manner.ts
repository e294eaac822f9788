import { isScalar, isSeq, type Node, type Scalar } from 'yaml';
import type { YamlPath } from './yaml-edit.ts';
import { childOf, isBlockText, nodeAt } from './yaml-nodes.ts';

/** What shows in which manner a value is written. */
export interface Manner {
  /** What stands in its place until then. */
  readonly own?: Node | undefined;
  /** The same, and what has this place in the other items of a list. */
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

/** An item has no place of its own: those after it may have moved. */
export const mannerOfItem = ({ likes }: Manner, index: number): Manner => ({
  likes: likesIn(likes, index),
});

const likesIn = (nodes: readonly Node[], name: string | number): Node[] =>
  nodes.flatMap((node) => {
    const child = childOf(node, name);
    return [...(child ? [child] : []), ...(isSeq<Node>(node) ? node.items : [])];
  });

/** The text after which another is written. Of a neighbour with other words only the form of a long text is copied. */
export function textLike(words: string, { own, likes }: Manner): Scalar | undefined {
  // The quotes of nothing are nobody's choice.
  if (isScalar(own) && own.value !== '') return own;
  const texts = likes.filter((node) => isScalar(node));
  return texts.find(({ value }) => value === words) ?? texts.slice(0, 1).find(isBlockText);
}
