/* Puts an action into words: one sentence, and a line for each changed place. */

import { type Edit, valueAfter } from '../../content/edit.ts';
import { isSame, valueAt } from '../../content/path.ts';
import { capitalise } from '../../content/text/format.ts';
import { type Field, fieldAt } from '../../content/field.ts';
import type { Names } from '../words/names.ts';
import { type FileEdit, filesOf, type Values, valuesWith } from './edit.ts';
import { formIn, type Forms } from './forms.ts';
import { idOfFile, pageOfFile } from '../words/page-of-file.ts';
import { fileInWords } from '../words/site-names.ts';
import { sentenceOfAction } from './sentence-of-action.ts';
import { words } from '../words/words.ts';
import { changeInWords, type PlaceChange, type Sentence } from './change-in-words.ts';
import { editsBetween } from '../../content/compare.ts';

/** What was done to a file, with its values before and after; null if it is missing or cannot be read. */
interface FileBetween {
  file: string;
  form: Field;
  before: unknown;
  after: unknown;
  edits: readonly Edit[];
}

/** What some edits do to each file. */
const filesBetween = (before: Values, edits: readonly FileEdit[], forms: Forms): FileBetween[] => {
  const after = valuesWith(before, edits);
  return filesOf(edits)
    .sort()
    .flatMap((file) => {
      const form = formIn(forms, file);
      const own = edits.filter((edit) => edit.file === file);
      const values = { before: before[file] ?? null, after: after[file] ?? null };
      return form ? [{ file, form, ...values, edits: own }] : [];
    });
};

/** "Beginners: price ₹750 → ₹800, and 1 more" */
export const withMore = (what: string, more: number) =>
  more === 0 ? what : `${what}, and ${more} more`;

/** Describes an action by its edits, in the site's own sentence where it has one, or by the first of its places. */
export function actionInWords(
  before: Values,
  edits: readonly FileEdit[],
  forms: Forms,
  names: Names,
): Sentence & { places: readonly PlaceChange[] } {
  // Added and removed items first, because the action is about them.
  const places = changesInWords(before, edits, forms, names).toSorted(
    (one, other) => weightOf(other) - weightOf(one),
  );
  const [first, ...others] = places;
  const own = sentenceOfAction(places, names);
  if (own) return { ...own, places };
  if (!first) return { what: words.onlyComments, places };
  const more = others.filter((one) => !isOfPicture(one, first));
  return { what: withMore(first.says ?? first.what, more.length), places };
}

const weightOf = ({ item, pictures }: PlaceChange) => (item ? 2 : Number(pictures !== undefined));

/** Whether a place is the description or the focus of a photograph that also changes. */
const isOfPicture = ({ file, path, kind }: PlaceChange, { pictures, ...first }: PlaceChange) =>
  pictures !== undefined &&
  (kind === 'alt' || kind === 'focus') &&
  file === first.file &&
  isSame(path.slice(0, -1), first.path.slice(0, -1));

/** Describes edits, place by place; a move from one file to another is one change. */
export function changesInWords(
  before: Values,
  edits: readonly FileEdit[],
  forms: Forms,
  names: Names,
): PlaceChange[] {
  const files = filesBetween(before, edits, forms);
  const renamed = files.flatMap((file) => renamedFile(file, files) ?? []);
  const isRenamed = ({ file }: FileBetween) =>
    renamed.some((one) => one.file === file || one.formerly === file);
  const all: PlaceChange[] = [
    ...renamed,
    ...withTitles(files.filter((file) => !isRenamed(file))).flatMap((file) =>
      changesOf(file, names),
    ),
  ];
  return all.flatMap((change): PlaceChange[] => {
    const { item, ...rest } = change;
    const other = partnerOf(change, all);
    if (!item || !other || partnerOf(other, all) !== change) return [change];
    if (item.did === 'removed') return [];
    const what = `${item.called}: was ${other.item!.called}`;
    const [before = '', after = ''] = [other.item!.others, item.others];
    if (before === after) return [{ ...rest, what: capitalise(what) }];
    const says = capitalise(words.fromToValue(what, before, after));
    return [{ ...rest, what: capitalise(what), before, after, says }];
  });
}

/** Finds the deleted file that a new one names under `formerly`: the same page at another address. */
function renamedFile({ file, before, after }: FileBetween, files: readonly FileBetween[]) {
  if (before !== null) return undefined;
  const formerly = [valueAt(after, ['formerly'])].flat();
  const old = files.find((one) => one.after === null && formerly.includes(idOfFile(one.file)));
  if (!old) return undefined;
  return {
    file,
    formerly: old.file,
    path: [],
    what: `${fileInWords(old.file, old.before)}: new address`,
    before: pageOfFile(old.file),
    after: pageOfFile(file),
  };
}

/** The files with one instead of two where a deleted file and a new one differ in the title alone, which gives the address. */
function withTitles(files: readonly FileBetween[]): readonly FileBetween[] {
  const pairs = files
    .filter(({ before }) => before === null)
    .flatMap((made) => {
      const gone = files.find(
        ({ before, after }) => after === null && isSame(untitled(before), untitled(made.after)),
      );
      return gone ? [[gone, made] as const] : [];
    });
  return [
    ...pairs.map(([gone, made]) => ({
      ...made,
      before: gone.before,
      edits: editsBetween(gone.before, made.after),
    })),
    ...files.filter((file) => !pairs.some((pair) => pair.includes(file))),
  ];
}

const untitled = (value: unknown) => ({ ...(value as object | null), title: '' });

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

function changesOf({ file, form, before, after, edits: all }: FileBetween, names: Names) {
  const whole = { file, path: [] };
  const called = fileInWords(file, before ?? after);
  if (before === null) return [{ ...whole, what: `${called}: new` }];
  if (after === null) return [{ ...whole, what: words.isRemoved(called) }];
  let value: unknown = before;
  const edits = all
    .flatMap((edit) => itemByItem(edit, before))
    .map((edit) => {
      const [from, to] = [value, valueAfter(value, edit)];
      value = to;
      return { edit, from, to };
    });
  return edits.flatMap(({ edit, from, to }, at): PlaceChange[] => {
    if (isSaidByAnother(form, edit, edits)) return [];
    const line = changeInWords(file, form, edit, from, to, wholeThing(edits, at), names);
    const says = line.says === undefined ? {} : { says: capitalise(line.says) };
    return [{ file, path: placeAfterEdits(edit), ...line, what: capitalise(line.what), ...says }];
  });
}

/** Whether another edit implies this one: the new time of a class implies its id, a new fact that it is no example. */
function isSaidByAnother(form: Field, { path }: Edit, all: readonly { edit: Edit }[]): boolean {
  const thing = path.slice(0, -1);
  const field = fieldAt(form, path);
  if (field?.kind === 'flag' && field.placeholderOf !== undefined) {
    const fact = [...thing, field.placeholderOf];
    return all.some(({ edit }) => isSame(edit.path.slice(0, fact.length), fact));
  }
  return (
    field?.kind === 'id' &&
    all.some(({ edit }) => edit.path !== path && isSame(edit.path.slice(0, -1), thing))
  );
}

/** The path of an edit in the value after all edits; the list, if the item was removed. */
function placeAfterEdits(edit: Edit): Edit['path'] {
  if (edit.kind === 'move') return [...edit.path.slice(0, -1), edit.to];
  return edit.kind === 'remove' ? edit.path.slice(0, -1) : edit.path;
}

/** Splits the addition of a whole list into its items. */
function itemByItem(edit: Edit, before: unknown): Edit[] {
  const isList = edit.kind === 'set' && Array.isArray(edit.value) && edit.value.length > 1;
  if (!isList || valueAt(before, edit.path) !== undefined) return [edit];
  return (edit.value as unknown[]).map((value, index) => ({
    kind: 'insert',
    path: [...edit.path, index],
    value,
  }));
}

/** The file after the last of consecutive edits of one item, so that its name does not mix old and new values. */
function wholeThing(edits: readonly { edit: Edit; to: unknown }[], at: number): unknown {
  const around = ({ edit }: { edit: Edit }) => JSON.stringify([edit.kind, edit.path.slice(0, -1)]);
  let last = at;
  while (
    edits[at]!.edit.kind === 'set' &&
    edits[last + 1] &&
    around(edits[last + 1]!) === around(edits[at]!)
  )
    last++;
  return edits[last]!.to;
}
