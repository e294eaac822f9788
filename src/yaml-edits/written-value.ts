import { isCollection, isSeq, type Node } from 'yaml';
import { styleOfField, styleOfItem, textLike, type StyleModel } from './style-model.ts';
import { isGroup, type Group } from './value-at.ts';
import { textOnOneLine, writtenText, type Written } from './written-text.ts';

/**
 * Writes a value as YAML, with the quotes, brackets and block texts of the nodes in `style`. The lines below its key or
 * dash begin in `column`, counted from 0.
 */
export function writtenValue(value: unknown, style: StyleModel, column: number): Written {
  if (typeof value === 'string') return writtenText(value, style, column);
  if (!isGroupOrList(value)) return { first: String(value), below: [] };
  const isEmpty = Object.keys(value).length === 0;
  if (isEmpty || (staysInBrackets(style.examples[0]) && hasOneLine(value)))
    return { first: writtenInBrackets(value, style), below: [] };
  const below = isGroup(value)
    ? Object.entries(value).flatMap(([name, part]) =>
        writtenField(name, part, styleOfField(style, name), column),
      )
    : value.flatMap((item, index) => [
        ...(index > 0 && standsApart(style.examples[0]) ? [''] : []),
        ...writtenItem(item, styleOfItem(style, index), column),
      ]);
  return { first: '', below };
}

/** The lines of an item, with its dash in `column`. */
export function writtenItem(value: unknown, style: StyleModel, column: number): string[] {
  const { first, below } = writtenValue(value, style, column + 2);
  const [head = '', ...rest] = first === '' ? below : [first, ...below];
  return [`- ${head}`, ...rest.map(shifted)];
}

/** The lines of a field, with its name in `column`. */
export function writtenField(
  name: string,
  value: unknown,
  style: StyleModel,
  column: number,
): string[] {
  const { first, below } = writtenValue(value, style, column + 2);
  return [`${textOnOneLine(name)}:${first && ` ${first}`}`, ...below.map(shifted)];
}

/** A value within brackets; a list or group has brackets of its own. */
function writtenInBrackets(value: unknown, style: StyleModel): string {
  if (typeof value === 'string') return textOnOneLine(value, textLike(value, style)?.type, true);
  if (!isGroupOrList(value)) return String(value);
  if (!isGroup(value))
    return `[${value.map((item, index) => writtenInBrackets(item, styleOfItem(style, index))).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([name, part]) =>
      `${textOnOneLine(name, 'PLAIN', true)}: ${writtenInBrackets(part, styleOfField(style, name))}`,
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
