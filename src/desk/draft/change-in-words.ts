/*
 * Puts one change of a value into words: "Experts: price ₹1,150 → ₹1,250". changes.ts puts whole actions into words.
 */

import type { Edit } from '../../content/edit.ts';
import { isGroup, type Path, valueAt } from '../../content/path.ts';
import { fieldAt, type Field } from '../../content/field.ts';
import { topOfPage } from '../../content/titles.ts';
import { shortenedDifference } from '../words/one-line.ts';
import { inWords, isBlank, itemInWords } from '../words/in-words.ts';
import type { Names } from '../words/names.ts';
import { placeInWords } from '../words/place-in-words.ts';
import { words } from '../words/words.ts';
import type { DraftConflict } from './draft.ts';
import type { Change, ChangedPlace, DeskConflict } from './protocol.ts';

/** A change at one place, with the list item that it adds or removes, if any. */
export interface PlaceChange extends ChangedPlace {
  /** A full sentence, if the value is another one. */
  says?: string;
  /** The kind of the field with another value. */
  kind?: Field['kind'];
  item?: {
    did: 'added' | 'removed';
    value: unknown;
    called: string;
    /** The id of the first thing that it refers to, and the names of the others. */
    about?: string;
    others?: string;
  };
}

/** The description of an action: one sentence, and one about its consequences. */
export type Sentence = Pick<Change, 'what' | 'rest'>;

/**
 * The list item that an edit adds or removes. Adding the first item adds its list; removing the last item removes the
 * list.
 */
function itemOf(edit: Edit, from: unknown) {
  const { kind, path } = edit;
  if (kind === 'insert') return { did: 'added', at: path, value: edit.value } as const;
  const was = valueAt(from, path);
  if (kind === 'set' && was === undefined && Array.isArray(edit.value) && edit.value.length === 1)
    return { did: 'added', at: [...path, 0], value: (edit.value as unknown[])[0] } as const;
  if (kind !== 'remove') return undefined;
  if (typeof path.at(-1) === 'number') return { did: 'removed', at: path } as const;
  return Array.isArray(was) && was.length === 1
    ? ({ did: 'removed', at: [...path, 0] } as const)
    : undefined;
}

/**
 * Describes one edit of a file for the list of changes. `from` and `to` are the values of the file before and after it,
 * `whole` the value after all edits of the same list item.
 */
export function changeInWords(
  file: string,
  form: Field,
  edit: Edit,
  from: unknown,
  to: unknown,
  whole: unknown,
  names: Names,
): Pick<PlaceChange, 'what' | 'says' | 'kind' | 'before' | 'after' | 'pictures' | 'item'> {
  const placeOf = (path: Path, value: unknown) => placeInWords(file, form, value, path, names);
  const textAt = (path: Path, value: unknown) => {
    const [field, own] = [fieldAt(form, path), valueAt(value, path)];
    // A checkbox that is left out has its default.
    const isLeftOut = field?.kind === 'flag' && own === undefined;
    if (isLeftOut) return String(path.at(-1)) === 'shown' ? 'yes' : 'no';
    return isBlank(own) ? undefined : inWords(field, own, names);
  };
  const { path } = edit;
  const item = itemOf(edit, from);
  if (item) {
    const { did, at } = item;
    const [where, value] = did === 'added' ? [to, item.value] : [from, valueAt(from, at)];
    const partInWords = (part: 'list' | 'item') =>
      placeOf(part === 'list' ? at.slice(0, -1) : at, where);
    const called = calledInList(fieldAt(form, at), value, partInWords, names);
    return {
      what: did === 'added' ? words.isAdded(called) : words.isRemoved(called),
      item: { did, value, called, ...referredTo(fieldAt(form, at), value, names) },
    };
  }
  if (edit.kind === 'move') {
    const list = path.slice(0, -1);
    const at = [...list, edit.to];
    const partInWords = (part: 'list' | 'item') => placeOf(part === 'list' ? list : at, to);
    const called = calledInList(fieldAt(form, at), valueAt(to, at), partInWords, names);
    return { what: `${called} moved` };
  }
  // An item whose name was emptied is called by its earlier name.
  const isEmptied = edit.kind === 'remove' || edit.value === '';
  const where = isEmptied ? from : whole;
  const field = fieldAt(form, path);
  const what = placeOf(path, where);
  const values = beforeAndAfter(from, to, path, textAt, names);
  const around = placeOf(path.slice(0, -1), where);
  const name = String(path.at(-1));
  return {
    what,
    says:
      sentenceOfPhotograph(form, path, values, (at) => placeOf(at, where)) ??
      (name === 'offer' && values.after === undefined
        ? `The offer for ${around} ends now`
        : undefined) ??
      sentenceOfSwitch(field, name, around, valueAt(to, path)) ??
      sentenceOfValue(field, what, around, values),
    ...(field && { kind: field.kind }),
    ...values,
    ...picturesAt(field, from, to, path),
  };
}

/** "Home: new photograph at the top"; undefined for other fields, and for a photograph that is removed. */
function sentenceOfPhotograph(
  form: Field,
  path: Path,
  { after }: Pick<ChangedPlace, 'after'>,
  placeOf: (path: Path) => string,
): string | undefined {
  if (fieldAt(form, path)?.kind !== 'picture' || after === undefined) return undefined;
  const around = path.slice(0, -1);
  const part = typeof around.at(-1) === 'string' ? fieldAt(form, around) : undefined;
  if (!part) return `${placeOf(around)}: new photograph`;
  const where = part.label === topOfPage ? ' at the top' : `, ${part.label.toLowerCase()}`;
  return `${placeOf(around.slice(0, -1))}: new photograph${where}`;
}

/** What is true of an item once a checkbox is on, or off; by the name of the field. */
const switches: Readonly<Record<string, readonly [on: string, off: string]>> = {
  shown: ['is shown to visitors', 'is hidden from visitors'],
  draft: ['is a draft, which visitors do not see', 'is no longer a draft'],
  placeholder: ['is an example', 'is confirmed'],
  closed: ['is closed all day', 'is open'],
  announced: ['is announced beforehand', 'is not announced beforehand'],
  consent: ['may be shown: the member agreed', 'may not be shown: the member did not agree'],
  postalCodeFirst: ['has the postal code before the city', 'has the city before the postal code'],
  lift: ['has a lift', 'has no lift'],
  wheelchair: ['can be entered in a wheelchair', 'cannot be entered in a wheelchair'],
};

/** "Gym Fitness is hidden from visitors"; undefined for a field that is no such switch. */
function sentenceOfSwitch(
  field: Field | undefined,
  name: string,
  thing: string,
  value: unknown,
): string | undefined {
  const says = switches[name];
  if (field?.kind !== 'flag' || !says) return undefined;
  const isOn = value === undefined ? name === 'shown' : value === true;
  return `${thing} ${says[isOn ? 0 : 1]}`;
}

/** The sentence about a field with another value. */
function sentenceOfValue(
  field: Field | undefined,
  what: string,
  thing: string,
  { before, after }: Pick<ChangedPlace, 'before' | 'after'>,
): string {
  if (after === undefined) return words.isRemoved(what);
  if (field?.kind === 'focus') return `${thing} shows another part of its photograph`;
  if (before === undefined) return `${what}: ${after}`;
  const isText = field?.kind === 'text' || field?.kind === 'markdown' || field?.kind === 'alt';
  return isText ? `${what}: “${before}” is now “${after}”` : words.fromToValue(what, before, after);
}

/** The photographs at a path before and after, if it is the place of one. */
function picturesAt(field: Field | undefined, from: unknown, to: unknown, path: Path) {
  if (field?.kind !== 'picture') return {};
  const [before, after] = [valueAt(from, path), valueAt(to, path)];
  return {
    pictures: {
      ...(typeof before === 'string' && { before }),
      ...(typeof after === 'string' && { after }),
    },
  };
}

/** The things that an item refers to, the main one first. */
function referredTo(
  field: Field | undefined,
  value: unknown,
  names: Names,
): Pick<NonNullable<PlaceChange['item']>, 'about' | 'others'> {
  if (field?.kind !== 'group' || !isGroup(value)) return {};
  const [first, ...others] = field.fields.flatMap(([name, own]) => {
    const id = value[name];
    const kind = own.kind === 'reference' ? own.refersTo : undefined;
    return kind !== undefined && typeof id === 'string' ? [{ kind, id }] : [];
  });
  if (!first) return {};
  const named = others.map(({ kind, id }) => names.thing(kind, id)).join(', ');
  return { about: first.id, ...(named !== '' && { others: named }) };
}

/**
 * Names a list item: a thing by its name, a dated entry or a plain value by its list and all its values: "Notice:
 * changed classes, Thu 10 December 2026, Yoga, 6:00 pm, Kavya N.".
 */
function calledInList(
  field: Field | undefined,
  value: unknown,
  placeOf: (part: 'list' | 'item') => string,
  names: Names,
) {
  const isThing = field?.kind === 'group' && !field.fields.some(([name]) => name === 'date');
  return isThing ? placeOf('item') : `${placeOf('list')}, ${itemInWords(field, value, names)},`;
}

/** The values at a path before and after, if there are any; for long texts only the words that differ. */
function beforeAndAfter(
  from: unknown,
  to: unknown,
  path: Path,
  textAt: (path: Path, value: unknown) => string | undefined,
  names: Names,
): Pick<ChangedPlace, 'before' | 'after'> {
  const [before, after] = [textAt(path, from), textAt(path, to)];
  const [was, is] = [valueAt(from, path), valueAt(to, path)];
  const isCut = before?.endsWith('…') === true || after?.endsWith('…') === true;
  if (!isCut || typeof was !== 'string' || typeof is !== 'string' || was === '' || is === '')
    return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  const [old, current] = shortenedDifference(was, is, names);
  return { before: old, after: current };
}

/** Describes a conflict in words. `value` is that of its file in the draft now. */
export function conflictInWords(
  { file, path, was, theirs, isOwn = false }: DraftConflict,
  form: Field,
  value: unknown,
  names: Names,
): DeskConflict {
  const field = fieldAt(form, path);
  const isWhole = path.length === 0;
  const textOf = (one: unknown) => {
    if (!isWhole && isBlank(one)) return undefined;
    if (isWhole) return one === undefined ? 'deleted' : 'the whole of it';
    return inWords(field, one, names);
  };
  return {
    file,
    path,
    isOwn,
    what: placeInWords(file, form, value, path, names),
    was: textOf(was),
    // The value in the draft now, which may have changed since the conflict was found.
    mine: textOf(isWhole ? value : valueAt(value, path)),
    theirs: textOf(theirs),
  };
}
