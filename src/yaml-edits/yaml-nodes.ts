import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { YamlPath } from './yaml-edit.ts';

/** Whether a node is a list or group in block style, without brackets. */
export const isBlockCollection = (node: unknown): node is YAMLMap<Node, Node> | YAMLSeq<Node> =>
  isCollection(node) && node.flow !== true;
/** Whether a node is a list or group in brackets. */
export const isInBrackets = (node: unknown) => isCollection(node) && node.flow === true;
/** Whether a node is a text after | or >. */
export const isBlockText = (node: unknown): node is Scalar =>
  isScalar(node) && (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL');

/** The field of a group with this name, or the item of a list with this index; undefined if there is none. */
export function childOf(node: unknown, name: string | number): Node | undefined {
  if (isSeq<Node>(node) && typeof name === 'number') return node.items[name];
  if (!isMap<unknown, Node>(node)) return undefined;
  return (
    node.items.find(({ key }) => isScalar(key) && String(key.value) === name)?.value ?? undefined
  );
}

/** The node at a path; undefined if there is none. */
export const nodeAt = (contents: Node, path: YamlPath) =>
  path.reduce<Node | undefined>(childOf, contents);
