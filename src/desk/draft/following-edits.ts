/*
 * Edits that follow another one by themselves: the id of a new thing follows its name, a last day its first day,
 * the mark of an example its fact.
 */

import { addDays, daysBetween, isDate } from '../../content/dates.ts';
import { editOf, valueAfter } from '../../content/edit.ts';
import { groupOf, isEmpty, isSame, valueAt } from '../../content/path.ts';
import { type Field, fieldAt, type ValueField } from '../../content/field.ts';
import { freeId } from './new-thing.ts';
import type { DeskState } from './desk-state.ts';
import { formOfFile, valuesOf } from './use-desk.ts';
import { editOfField, type FieldPlace, type FileEdit } from './edit.ts';
import { publishedValueAt } from './published-value.ts';

/** In days. A longer range does not keep its length, because its year may be typed only in part. */
const longestRange = 31;

/** The edit that moves the last day of a range when the first day is moved past it; a short range keeps its length. */
export function untilFollowing(
  { values }: Pick<DeskState, 'values'>,
  { file, path }: FieldPlace,
  next: unknown,
): FileEdit[] {
  if (path.at(-1) !== 'from' || !isDate(next)) return [];
  const around = path.slice(0, -1);
  const { from, until } = groupOf(valueAt(values[file], around));
  if (!isDate(from) || !isDate(until) || next <= until) return [];
  const days = daysBetween(from, until);
  const value = addDays(next, days >= 0 && days <= longestRange ? days : 0);
  return [{ file, kind: 'set', path: [...around, 'until'], value }];
}

/** Returns the name of the field that marks a fact as an example. */
const markOf = (group: Field | undefined, fact: string | number) =>
  group?.kind === 'group' &&
  group.fields.find(([, own]) => own.kind === 'flag' && own.placeholderOf === fact)?.[0];

/** The edit that removes the mark of an example when its fact is replaced, and restores it with the published fact. */
export function markFollowing(state: DeskState, place: FieldPlace, next: unknown): FileEdit[] {
  const { file, path } = place;
  const markAt = (index: number) =>
    markOf(fieldAt(formOfFile(state, file), path.slice(0, index)), path[index]!);
  const index = path.findLastIndex((_, at) => markAt(at));
  if (index < 0) return [];
  const fact = path.slice(0, index + 1);
  const mark = { file, path: [...path.slice(0, index), String(markAt(index))] };
  const after = valueAt(valueAfter(state.values[file], editOf({ path, value: next })), fact);
  const isReplaced =
    !isEmpty(next) && !isSame(after, publishedValueAt(state, { file, path: fact }));
  const isMarked = valueAt(state.values[file], mark.path) === true;
  if (isReplaced && isMarked) return [editOfField(mark, undefined)];
  const wasMarked = publishedValueAt(state, mark) === true;
  return !isReplaced && wasMarked && !isMarked ? [editOfField(mark, true)] : [];
}

/** The fields that name a thing, in order of preference. */
export const namingFields = ['name', 'label', 'question', 'title'];

/** The edits that update the id of an unpublished thing, wherever it is used, to match its name; published ids stay. */
export function idFollowing(
  state: DeskState,
  { file, path }: FieldPlace,
  next: unknown,
): FileEdit[] {
  if (!namingFields.includes(String(path.at(-1))) || typeof next !== 'string' || next.trim() === '')
    return [];
  const around = path.slice(0, -1);
  const group = fieldAt(formOfFile(state, file), around);
  const own = group?.kind === 'group' && group.fields.find(([, { kind }]) => kind === 'id');
  if (!own || own[1].kind !== 'id' || own[1].declares === undefined) return [];
  const kind = own[1].declares;
  const id = valueAt(state.values[file], [...around, own[0]]);
  if (typeof id !== 'string' || publishedValueAt(state, { file, path: around }) !== undefined)
    return [];
  const others = (state.things[kind] ?? []).map(([one]) => one).filter((one) => one !== id);
  const wanted = freeId(next, others);
  // A name without Latin letters gives no id.
  return wanted === id || wanted === '' ? [] : editsToRenameId(state, kind, id, wanted);
}

/** The edits that change an id in its declaration and in all references. */
function editsToRenameId(state: DeskState, kind: string, from: string, to: string): FileEdit[] {
  const renamed = ({ refersTo, declares, placeholders }: ValueField, value: unknown) => {
    if (value === from && (refersTo === kind || declares === kind)) return to;
    return kind === 'plan' && placeholders && typeof value === 'string'
      ? value.replaceAll(`{price:${from}}`, `{price:${to}}`)
      : value;
  };
  return valuesOf(state).flatMap(({ file, path, field, value }): FileEdit[] => {
    const next = renamed(field, value);
    return next === value ? [] : [{ file, kind: 'set', path, value: next }];
  });
}
