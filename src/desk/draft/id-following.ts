import type { FileEdit } from './protocol.ts';
import type { Shown } from '../form/shown.ts';
import type { Place } from './place.ts';
import { fieldAt } from '../form/field-at.ts';
import { freeId } from '../form/new-thing.ts';
import { valueAt } from '../words/place-in-words.ts';
import { editsToRenameId } from './rename-id.ts';
import { savedAt } from './saved-at.ts';
import { formOfFile } from '../frame/use-desk.ts';

/** The fields that name a thing, in order of preference. */
export const namingFields = ['name', 'label', 'question', 'title'];

/** The edits that update the id of an unsaved thing, wherever it is used, to match its name; saved ids stay. */
export function idFollowing(shown: Shown, { file, path }: Place, next: unknown): FileEdit[] {
  if (!namingFields.includes(String(path.at(-1))) || typeof next !== 'string' || next.trim() === '')
    return [];
  const around = path.slice(0, -1);
  const group = fieldAt(formOfFile(shown, file), shown.values[file], around);
  const own = group?.kind === 'group' && group.fields.find(([, { kind }]) => kind === 'id');
  if (!own || own[1].kind !== 'id' || own[1].declares === undefined) return [];
  const kind = own[1].declares;
  const id = valueAt(shown.values[file], [...around, own[0]]);
  if (typeof id !== 'string' || savedAt(shown, { file, path: around }) !== undefined) return [];
  const others = (shown.things[kind] ?? []).map(([one]) => one).filter((one) => one !== id);
  const wanted = freeId(next, others);
  return wanted === id ? [] : editsToRenameId(shown, kind, id, wanted);
}
