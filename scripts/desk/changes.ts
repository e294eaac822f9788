import { capitalise } from '../../src/format.ts';
import { editsBetween } from '../yaml-edits/edits-between.ts';
import { mergeValues } from '../yaml-edits/merge-values.ts';
import { valueAfter } from '../yaml-edits/value-after.ts';
import type { YamlEdit, YamlPath } from '../yaml-edits/yaml-edit.ts';
import type { Change } from '../../src/desk/desk.ts';
import type { FormField } from '../../src/desk/form-field.ts';
import { inWords } from '../../src/desk/in-words.ts';
import { fieldAt, shortenedApart, type Names } from '../../src/desk/names.ts';
import { fileInWords, placeInWords, valueAt } from '../../src/desk/place-in-words.ts';
import { words } from '../../src/desk/words.ts';

/** A file before and after; null where it is not there, or cannot be read. */
export interface FileBetween {
  file: string;
  form: FormField;
  before: unknown;
  after: unknown;
}

/** A change of a list, with the item that came or went, and what that is called where it stands. */
interface ItemChange extends Change {
  item?: { did: 'came' | 'went'; value: unknown; called: string };
}

/** What is different in some files, one line each, in words; what left one file for another is one change. */
export function changesBetween(files: readonly FileBetween[], names: Names): Change[] {
  const all = files.flatMap((file) => changesOf(file, names));
  return all.flatMap((change): Change[] => {
    const { item, ...told } = change;
    const other = partnerOf(change, all);
    if (!item || !other || partnerOf(other, all) !== change) return [told];
    if (item.did === 'went') return [];
    const what = words.isMovedFrom(item.called, other.item!.called);
    const back = { edits: [...(told.back.edits ?? []), ...(other.back.edits ?? [])] };
    return [{ ...told, what: capitalise(what), back }];
  });
}

/** The one change of another file to or from which an item has moved. */
function partnerOf({ file, item }: ItemChange, all: readonly ItemChange[]): ItemChange | undefined {
  const value = JSON.stringify(item?.value);
  const found = all.filter(
    (one) =>
      one.file !== file &&
      one.item !== undefined &&
      one.item.did !== item?.did &&
      JSON.stringify(one.item.value) === value,
  );
  return found.length === 1 ? found[0] : undefined;
}

/** What is different in a file. */
function changesOf({ file, form, before, after }: FileBetween, names: Names): ItemChange[] {
  if (before === null || after === null) {
    const what = fileInWords(file, before ?? after);
    return [
      before === null
        ? { file, path: [], what: words.isNew(what), back: { drop: [file] } }
        : { file, path: [], what: words.isGone(what), back: { make: [{ file, value: before }] } },
    ];
  }
  let value: unknown = before;
  const edits = editsBetween(before, after).map((edit) => {
    const [from, to] = [value, valueAfter(value, edit)];
    value = to;
    return { edit, from, to };
  });
  return edits.map(({ edit, from, to }) => {
    // As if two had changed what stood after this edit: one took it back, the other made all that came later.
    const without = mergeValues(to, from, after).value;
    const back = editsBetween(after, without).map((one) => ({ file, edit: one }));
    const line = inOneLine(file, form, edit, from, to, names);
    return { file, ...line, what: capitalise(line.what), back: { edits: back } };
  });
}

function inOneLine(
  file: string,
  form: FormField,
  edit: YamlEdit,
  from: unknown,
  to: unknown,
  names: Names,
): Pick<ItemChange, 'path' | 'what' | 'before' | 'after' | 'item'> {
  const say = (path: YamlPath, value: unknown) => placeInWords(file, form, value, path, names);
  const said = (path: YamlPath, value: unknown) => {
    const [field, own] = [fieldAt(form, value, path), valueAt(value, path)];
    // A switch that is left out stands as it does as a rule.
    const isLeftOut = field?.kind === 'flag' && own === undefined;
    return isLeftOut ? words.usually(String(path.at(-1))) : inWords(field, own, names);
  };
  const { path } = edit;
  if (edit.kind === 'insert') {
    const item = [...path, edit.index];
    const called = say(item, to);
    return {
      path: item,
      what: words.isAdded(called),
      item: { did: 'came', value: edit.value, called },
    };
  }
  if (edit.kind === 'remove') {
    const item = [...path, edit.index];
    const called = say(item, from);
    return {
      path,
      what: words.isTakenOff(called),
      item: { did: 'went', value: valueAt(from, item), called },
    };
  }
  if (edit.kind === 'move')
    return { path: [...path, edit.to], what: words.isMoved(say([...path, edit.to], to)) };
  return {
    path,
    what: say(path, edit.kind === 'take' ? from : to),
    ...saidApart(from, to, path, said),
  };
}

/** What stood at a place and what stands there; of two long texts the words in which they differ. */
function saidApart(
  from: unknown,
  to: unknown,
  path: YamlPath,
  said: (path: YamlPath, value: unknown) => string,
): Pick<Change, 'before' | 'after'> {
  const [before, after] = [said(path, from), said(path, to)];
  const [was, is] = [valueAt(from, path), valueAt(to, path)];
  const isCut = before.endsWith('…') || after.endsWith('…');
  if (!isCut || typeof was !== 'string' || typeof is !== 'string' || was === '' || is === '')
    return { before, after };
  const [old, current] = shortenedApart(was, is);
  return { before: old, after: current };
}
