import { isScalar, isSeq, type Node, type Scalar } from 'yaml';
import type { YamlPath } from './yaml-edit.ts';
import { childOf, isBlockText, nodeAt } from './yaml-nodes.ts';

/** The nodes whose style (quotes, brackets, block text) a new value copies. */
export interface StyleModel {
  /** The node that it replaces. */
  readonly own?: Node | undefined;
  /** That node, and those at the same place in other items of a list. */
  readonly examples: readonly Node[];
}

/** The style for a value at a path. */
export const styleAt = (contents: Node, path: YamlPath): StyleModel => ({
  own: nodeAt(contents, path),
  examples: path.reduce(examplesIn, [contents]),
});

/** The style for a field of a group whose style is known. */
export const styleOfField = ({ own, examples: likes }: StyleModel, name: string): StyleModel => ({
  own: childOf(own, name),
  examples: examplesIn(likes, name),
});

/** The style for an item of a list. It replaces no node, since the items may have moved. */
export const styleOfItem = ({ examples: likes }: StyleModel, index: number): StyleModel => ({
  examples: examplesIn(likes, index),
});

const examplesIn = (nodes: readonly Node[], name: string | number): Node[] =>
  nodes.flatMap((node) => {
    const child = childOf(node, name);
    return [...(child ? [child] : []), ...(isSeq<Node>(node) ? node.items : [])];
  });

/** The text node whose style `words` copies. Of a neighbour with other words, only a block style is copied. */
export function textLike(words: string, { own, examples: likes }: StyleModel): Scalar | undefined {
  // An empty text has quotes in any style.
  if (isScalar(own) && own.value !== '') return own;
  const texts = likes.filter((node) => isScalar(node));
  return texts.find(({ value }) => value === words) ?? texts.slice(0, 1).find(isBlockText);
}
