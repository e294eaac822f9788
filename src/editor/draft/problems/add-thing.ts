import type { QuickFix } from '../../protocol.ts';
import { blankOf } from '../../edit-of-field.ts';
import type { FormField, GroupField } from '../../form-field.ts';
import { fromId } from '../../names.ts';
import { isGroup } from '../../../yaml-edits/value-at.ts';
import { valueAt } from '../../place-in-words.ts';
import { words } from '../../words.ts';
import type { ContentAtDesk, PlaceAtDesk } from './content-at-desk.ts';

/** The list that declares things of a kind, and the saved version of one of them. */
interface ListOfThing {
  at: PlaceAtDesk;
  item: GroupField;
  was: Readonly<Record<string, unknown>> | undefined;
}

/** Finds the list that declares a thing; undefined if the draft has no list for its kind. */
export function homeOf(content: ContentAtDesk, kind: string, id: string): ListOfThing | undefined {
  for (const file of content.files()) {
    const form = content.formOf(file);
    const [name, item] = (form?.kind === 'group' && listOf(form, kind)) || [];
    // Somebody may have emptied the list by hand.
    if (name === undefined || !item || !Array.isArray(valueAt(content.valueOf(file), [name])))
      continue;
    const saved = valueAt(content.savedValueOf(file), [name]);
    const things = Array.isArray(saved) ? (saved as Readonly<Record<string, unknown>>[]) : [];
    const was = things.find((one) => isGroup(one) && one['id'] === id);
    return { at: { content, file, path: [name] }, item, was };
  }
  return undefined;
}

/** The quick fix that adds a missing thing: its saved version, or a new one with empty fields. */
export function addThing({ at, item, was }: ListOfThing, noun: string, id: string): QuickFix {
  const name = typeof was?.['name'] === 'string' ? was['name'] : fromId(id);
  const value = was ?? { ...(blankOf(item) as object), id, name };
  const index = (valueAt(at.content.valueOf(at.file), at.path) as unknown[]).length;
  return {
    words: was ? words.bringItBack(name) : words.addIt(noun),
    edits: [{ file: at.file, edit: { kind: 'insert', path: at.path, index, value } }],
  };
}

/** The list of a form whose items declare ids of a kind. */
function listOf({ fields }: GroupField, kind: string): [string, GroupField] | undefined {
  for (const [name, field] of fields) {
    const item = field.kind === 'list' ? field.item : undefined;
    if (item?.kind === 'group' && item.fields.some((own) => isIdOf(own, kind))) return [name, item];
  }
  return undefined;
}

const isIdOf = ([name, field]: readonly [string, FormField], kind: string) =>
  name === 'id' && 'declares' in field && field.declares === kind;
