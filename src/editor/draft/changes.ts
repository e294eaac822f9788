import { capitalise } from '../../text/format.ts';
import { changeInWords } from './change-in-words.ts';
import type { PlaceChange, PlaceOfChange } from './place-change.ts';
import { editsBetween } from '../../yaml-edits/edits-between.ts';
import { mergeValues } from '../../yaml-edits/merge-values.ts';
import { pathAfter, pathBefore } from '../../yaml-edits/path-after.ts';
import { valueAfter } from '../../yaml-edits/value-after.ts';
import type { YamlEdit, YamlPath } from '../../yaml-edits/yaml-edit.ts';
import type { FormField } from '../form-field.ts';
import type { Names } from '../names.ts';
import { idOfFile } from '../place-in-words.ts';
import { words } from '../words.ts';

/** The values of a file before and after; null if it is missing or cannot be parsed. */
export interface FileBetween {
  file: string;
  form: FormField;
  /** It existed before but could not be parsed. */
  wasBroken?: boolean;
  before: unknown;
  after: unknown;
}

/** Describes the differences between files, place by place; a move from one file to another is one change. */
export function changesBetween(files: readonly FileBetween[], names: Names): PlaceChange[] {
  const renamed = files.flatMap((file) => renamedFile(file, files, names) ?? []);
  const isRenamed = ({ file }: FileBetween) =>
    renamed.some(({ back }) => [back.drop![0], back.make![0]!.file].includes(file));
  const all = [
    ...renamed,
    ...files.filter((file) => !isRenamed(file)).flatMap((file) => changesOf(file, names)),
  ];
  return all.flatMap((change): PlaceChange[] => {
    const { item, ...rest } = change;
    const other = partnerOf(change, all);
    if (!item || !other || partnerOf(other, all) !== change) return [change];
    if (item.did === 'removed') return [];
    const what = words.isMovedFrom(item.called, other.item!.called);
    const back = { edits: [...(rest.back.edits ?? []), ...(other.back.edits ?? [])] };
    const [before, after] = [other.item!.others, item.others];
    const isOther = before !== after;
    return [{ ...rest, what: capitalise(what), back, ...(isOther && { before, after }) }];
  });
}

/** Finds the deleted file that a new one names under `formerly`: the same page at another address. */
function renamedFile(
  { file, before, after }: FileBetween,
  files: readonly FileBetween[],
  names: Names,
): PlaceChange | undefined {
  if (before !== null) return undefined;
  const formerly = [(after as { formerly?: unknown } | null)?.formerly].flat();
  const old = files.find((one) => one.after === null && formerly.includes(idOfFile(one.file)));
  if (!old) return undefined;
  return {
    file,
    path: [],
    place: placeOfFile(file),
    what: words.hasNewAddress(names.file(old.file, old.before)),
    before: names.address(old.file),
    after: names.address(file),
    back: { drop: [file], make: [{ file: old.file, value: old.before }] },
  };
}

/** Finds the other half of a move in another file: an equal item, or else the only item about the same thing. */
function partnerOf(
  { file, item }: PlaceChange,
  all: readonly PlaceChange[],
): PlaceChange | undefined {
  const others = all.filter(
    (one) => one.file !== file && one.item !== undefined && one.item.did !== item?.did,
  );
  const uniqueMatch = (by: (one: PlaceChange['item']) => unknown) => {
    const found = others.filter((one) => by(one.item) === by(item));
    return by(item) !== undefined && found.length === 1 ? found[0] : undefined;
  };
  return uniqueMatch((one) => JSON.stringify(one?.value)) ?? uniqueMatch((one) => one?.about);
}

function changesOf(
  { file, form, wasBroken, before, after }: FileBetween,
  names: Names,
): PlaceChange[] {
  const whole = { file, path: [], place: placeOfFile(file) };
  if (wasBroken) return [{ ...whole, what: words.isReadAgain(names.file(file, after)), back: {} }];
  const called = names.file(file, before ?? after);
  if (before === null) return [{ ...whole, what: words.isNew(called), back: { drop: [file] } }];
  if (after === null)
    return [{ ...whole, what: words.isGone(called), back: { make: [{ file, value: before }] } }];
  let value: unknown = before;
  const all = editsBetween(before, after).flatMap(itemByItem);
  const edits = all
    .map((edit, at) => {
      const [from, to] = [value, valueAfter(value, edit)];
      value = to;
      return { edit, from, to, place: placeOf(file, all, at) };
    })
    .filter((one, at, all) => !isEmptyList(one, all[at + 1]));
  const changes = edits.map(({ edit, from, to, place }, at): PlaceChange => {
    // Reverting one edit is a merge: one side took it back, the other made all later edits.
    const without = mergeValues(to, from, after).value;
    const back = editsBetween(after, without).map((one) => ({ file, edit: one }));
    const line = changeInWords(file, form, edit, from, to, wholeThing(edits, at), names);
    const path = place.kind === 'gone' ? edit.path : place.path;
    return { file, path, place, ...line, what: capitalise(line.what), back: { edits: back } };
  });
  return changes;
}

const placeOfFile = (file: string): PlaceOfChange => ({ file, path: [], kind: 'written' });

/** The place of one of the edits between the saved value of a file and the drafted one. */
function placeOf(file: string, edits: readonly YamlEdit[], at: number): PlaceOfChange {
  const edit = edits[at]!;
  const { path } = edit;
  if (edit.kind === 'take' || edit.kind === 'remove') {
    const own = edit.kind === 'take' ? path : [...path, edit.index];
    const before = edits.slice(0, at).reduceRight<YamlPath>(placeBefore, own);
    return { file, path: before, kind: 'gone' };
  }
  const own =
    edit.kind === 'insert' || edit.kind === 'move'
      ? [...path, edit.kind === 'move' ? edit.to : edit.index]
      : path;
  const after = edits.slice(at + 1).reduce<YamlPath>(placeAfter, own);
  return { file, path: after, kind: edit.kind === 'move' ? 'moved' : 'written' };
}

/** Where a place was before an edit, or is after it. None of these edits undoes another, so it always exists. */
const placeBefore = (path: YamlPath, edit: YamlEdit) => pathBefore(path, edit) ?? path;
const placeAfter = (path: YamlPath, edit: YamlEdit) => pathAfter(path, edit) ?? path;

/** Splits the addition of a whole list into an empty list and its items. */
function itemByItem(edit: YamlEdit): YamlEdit[] {
  if (edit.kind !== 'add' || !Array.isArray(edit.value) || edit.value.length < 2) return [edit];
  const { path } = edit;
  const items = (edit.value as unknown[]).map((value, index): YamlEdit => ({
    kind: 'insert',
    path,
    index,
    value,
  }));
  return [{ ...edit, value: [] }, ...items];
}

/** Whether an edit only adds the list for the items that follow. */
const isEmptyList = ({ edit }: { edit: YamlEdit }, next: { edit: YamlEdit } | undefined) =>
  edit.kind === 'add' &&
  JSON.stringify(edit.value) === '[]' &&
  next?.edit.kind === 'insert' &&
  JSON.stringify(next.edit.path) === JSON.stringify(edit.path);

/** The file after the last of consecutive edits of one thing, so that its name does not mix old and new values. */
function wholeThing(edits: readonly { edit: YamlEdit; to: unknown }[], at: number): unknown {
  const around = ({ edit }: { edit: YamlEdit }) =>
    JSON.stringify([edit.kind, edit.path.slice(0, -1)]);
  let last = at;
  while (
    edits[at]!.edit.kind === 'set' &&
    edits[last + 1] &&
    around(edits[last + 1]!) === around(edits[at]!)
  )
    last++;
  return edits[last]!.to;
}
