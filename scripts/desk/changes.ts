import { capitalise } from '../../src/format.ts';
import { changeInWords, type ItemChange } from './change-in-words.ts';
import { editsBetween } from '../yaml-edits/edits-between.ts';
import { mergeValues } from '../yaml-edits/merge-values.ts';
import { valueAfter } from '../yaml-edits/value-after.ts';
import type { YamlEdit } from '../yaml-edits/yaml-edit.ts';
import type { Change } from '../../src/desk/desk.ts';
import type { FormField } from '../../src/desk/form-field.ts';
import type { Names } from '../../src/desk/names.ts';
import { fileInWords, idOfFile } from '../../src/desk/place-in-words.ts';
import { words } from '../../src/desk/words.ts';

/** A file before and after; null where it is not there, or cannot be read. */
export interface FileBetween {
  file: string;
  form: FormField;
  /** It was there, and could not be read. */
  wasBroken?: boolean;
  before: unknown;
  after: unknown;
}

/** What is different in some files, one line each, in words; what left one file for another is one change. */
export function changesBetween(files: readonly FileBetween[], names: Names): Change[] {
  const renamed = files.flatMap((file) => postRenamed(file, files) ?? []);
  const isRenamed = ({ file }: FileBetween) =>
    renamed.some(({ back }) => [back.drop![0], back.make![0]!.file].includes(file));
  const all = [
    ...renamed,
    ...files.filter((file) => !isRenamed(file)).flatMap((file) => changesOf(file, names)),
  ];
  return all.flatMap((change): Change[] => {
    const { item, ...told } = change;
    const other = partnerOf(change, all);
    if (!item || !other || partnerOf(other, all) !== change) return [told];
    if (item.did === 'went') return [];
    const what = words.isMovedFrom(item.called, other.item!.called);
    const back = { edits: [...(told.back.edits ?? []), ...(other.back.edits ?? [])] };
    const [before, after] = [other.item!.coach, item.coach];
    const isOther = before !== undefined && after !== undefined && before !== after;
    return [{ ...told, what: capitalise(what), back, ...(isOther && { before, after }) }];
  });
}

/** A post that was given another address: a new file that tells of the address of one that is gone. */
function postRenamed(
  { file, before, after }: FileBetween,
  files: readonly FileBetween[],
): ItemChange | undefined {
  if (before !== null) return undefined;
  const formerly = [(after as { formerly?: unknown } | null)?.formerly].flat();
  const old = files.find((one) => one.after === null && formerly.includes(idOfFile(one.file)));
  if (!old) return undefined;
  return {
    file,
    path: [],
    what: words.hasNewAddress(fileInWords(old.file, old.before)),
    before: `/blog/${idOfFile(old.file)}`,
    after: `/blog/${idOfFile(file)}`,
    back: { drop: [file], make: [{ file: old.file, value: old.before }] },
  };
}

/**
 * The one change of another file to or from which an item has moved: just as it was, or else, where there is no other
 * that it could be, the same class with another coach or at another time.
 */
function partnerOf({ file, item }: ItemChange, all: readonly ItemChange[]): ItemChange | undefined {
  const others = all.filter(
    (one) => one.file !== file && one.item !== undefined && one.item.did !== item?.did,
  );
  const like = (by: (value: unknown) => unknown) => {
    const found = others.filter((one) => by(one.item!.value) === by(item?.value));
    return by(item?.value) !== undefined && found.length === 1 ? found[0] : undefined;
  };
  return like((value) => JSON.stringify(value)) ?? like(classOf);
}

const classOf = (value: unknown) => (value as { class?: unknown } | undefined)?.class;

/** What is different in a file. */
function changesOf(
  { file, form, wasBroken, before, after }: FileBetween,
  names: Names,
): ItemChange[] {
  if (wasBroken)
    return [{ file, path: [], what: words.isReadAgain(fileInWords(file, after)), back: {} }];
  if (before === null || after === null) {
    const what = fileInWords(file, before ?? after);
    return [
      before === null
        ? { file, path: [], what: words.isNew(what), back: { drop: [file] } }
        : { file, path: [], what: words.isGone(what), back: { make: [{ file, value: before }] } },
    ];
  }
  let value: unknown = before;
  const edits = editsBetween(before, after)
    .flatMap(itemByItem)
    .map((edit) => {
      const [from, to] = [value, valueAfter(value, edit)];
      value = to;
      return { edit, from, to };
    })
    .filter((one, at, all) => !isBegun(one, all[at + 1]));
  const changes = edits.map(({ edit, from, to }, at): ItemChange => {
    // As if two had changed what stood after this edit: one took it back, the other made all that came later.
    const without = mergeValues(to, from, after).value;
    const back = editsBetween(after, without).map((one) => ({ file, edit: one }));
    const line = changeInWords(file, form, edit, from, to, wholeThing(edits, at), names);
    return { file, ...line, what: capitalise(line.what), back: { edits: back } };
  });
  return withoutFollower(changes);
}

/** The number that a phone dials follows the one that is read: both change, and go back, as one. */
function withoutFollower(changes: readonly ItemChange[]): ItemChange[] {
  const at = (path: string) =>
    changes.find((one) => one.file === 'contact.yaml' && one.path.join('.') === path);
  const [shown, follower] = [at('phone.display'), at('phone.e164')];
  if (!shown || !follower) return [...changes];
  const edits = [...(shown.back.edits ?? []), ...(follower.back.edits ?? [])];
  return changes
    .filter((one) => one !== follower)
    .map((one) => (one === shown ? { ...shown, back: { edits } } : one));
}

/** A list of several things that comes as a whole, as an empty one and then its things one by one. */
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

/** The list alone says nothing that its things do not say. */
const isBegun = ({ edit }: { edit: YamlEdit }, next: { edit: YamlEdit } | undefined) =>
  edit.kind === 'add' &&
  JSON.stringify(edit.value) === '[]' &&
  next?.edit.kind === 'insert' &&
  JSON.stringify(next.edit.path) === JSON.stringify(edit.path);

/** A file after the last of the edits in a row that are about one thing: what that is called has no times mixed of two. */
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
