import { isCollection, isSeq, type Node } from 'yaml';
import { mannerOfField, mannerOfItem, textLike, type Manner } from './manner.ts';
import { isGroup, type Group } from './value-at.ts';
import { textOnOneLine, writtenText, type Written } from './written-text.ts';

/** A value in a style, to write after its key or dash; `column`: the column of the lines below. */
export function writtenValue(value: unknown, manner: Manner, column: number): Written {
  if (typeof value === 'string') return writtenText(value, manner, column);
  if (!isGroupOrList(value)) return { first: String(value), below: [] };
  const isEmpty = Object.keys(value).length === 0;
  if (isEmpty || (staysInBrackets(manner.likes[0]) && hasOneLine(value)))
    return { first: writtenInBrackets(value, manner), below: [] };
  const below = isGroup(value)
    ? Object.entries(value).flatMap(([name, part]) =>
        writtenField(name, part, mannerOfField(manner, name), column),
      )
    : value.flatMap((item, index) => [
        ...(index > 0 && standsApart(manner.likes[0]) ? [''] : []),
        ...writtenItem(item, mannerOfItem(manner, index), column),
      ]);
  return { first: '', below };
}

/** An item of a list, with its dash in `column`. */
export function writtenItem(value: unknown, manner: Manner, column: number): string[] {
  const { first, below } = writtenValue(value, manner, column + 2);
  const [head = '', ...rest] = first === '' ? below : [first, ...below];
  return [`- ${head}`, ...rest.map(shifted)];
}

/** A field of a group, with its name in `column`. */
export function writtenField(
  name: string,
  value: unknown,
  manner: Manner,
  column: number,
): string[] {
  const { first, below } = writtenValue(value, manner, column + 2);
  return [`${textOnOneLine(name)}:${first && ` ${first}`}`, ...below.map(shifted)];
}

/** A value within brackets; a list or group has brackets of its own. */
function writtenInBrackets(value: unknown, manner: Manner): string {
  if (typeof value === 'string') return textOnOneLine(value, textLike(value, manner)?.type, true);
  if (!isGroupOrList(value)) return String(value);
  if (!isGroup(value))
    return `[${value.map((item, index) => writtenInBrackets(item, mannerOfItem(manner, index))).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([name, part]) =>
      `${textOnOneLine(name, 'PLAIN', true)}: ${writtenInBrackets(part, mannerOfField(manner, name))}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const shifted = (line: string) => (line === '' ? '' : `  ${line}`);

const isGroupOrList = (value: unknown): value is Group | readonly unknown[] =>
  isGroup(value) || Array.isArray(value);

const hasOneLine = (value: unknown): boolean =>
  typeof value === 'string'
    ? !value.includes('\n')
    : !isGroupOrList(value) || Object.values(value).every(hasOneLine);

/** Empty brackets are not a choice of style. */
const staysInBrackets = (like: Node | undefined) =>
  isCollection(like) && like.flow === true && like.items.length > 0;

/** Whether the list has an empty line before its second item. */
const standsApart = (list: Node | undefined) =>
  isSeq<Node>(list) && list.items[1]?.spaceBefore === true;
