/* Asks which page shows a new item, such as a question, that appears only on the pages that choose it. */

import type { Field, GroupField } from '../../content/field.ts';
import { isGroup, type Path } from '../../content/path.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { formOfFile, namesIn, useShown, useStore } from '../draft/use-desk.ts';
import { placeInWords } from '../words/place-in-words.ts';
import { type FieldPlace } from './field-control.ts';

/** Items of other kinds appear on a page without being chosen. */
const shownByChoice: readonly string[] = ['question', 'feature'];

type List = Extract<Field, { kind: 'list' }>;

/** Finds the lists in a value that choose items of a kind. */
function* listsIn(
  field: Field,
  value: unknown,
  kind: string,
  path: Path = [],
): Generator<{ field: List; path: Path; chosen: readonly unknown[] }> {
  if (field.kind === 'group' && isGroup(value))
    for (const [name, own] of field.fields) yield* listsIn(own, value[name], kind, [...path, name]);
  if (field.kind !== 'list' || !Array.isArray(value)) return;
  const chosen = value as readonly unknown[];
  if ('refersTo' in field.item && field.item.refersTo === kind) yield { field, path, chosen };
  else
    for (const [index, item] of chosen.entries())
      yield* listsIn(field.item, item, kind, [...path, index]);
}

type Lists = readonly (FieldPlace & { field: List; chosen: readonly unknown[] })[];
/** Each question of a long list needs the same result. */
const listsByValues = new WeakMap<DeskState['values'], Map<string, Lists>>();

function listsOf(state: DeskState, kind: string): Lists {
  const ofDraft = listsByValues.get(state.values) ?? new Map<string, Lists>();
  listsByValues.set(state.values, ofDraft);
  const lists =
    ofDraft.get(kind) ??
    state.files.flatMap((file) =>
      [...listsIn(formOfFile(state, file), state.values[file], kind)].map((list) => ({
        file,
        ...list,
      })),
    );
  ofDraft.set(kind, lists);
  return lists;
}

/** Returns the id and the kind of an item that no page has chosen. */
export function unchosen(state: DeskState, field: GroupField, value: unknown) {
  const [name, own] = field.fields.find(([, { kind }]) => kind === 'id') ?? [];
  const kind = own?.kind === 'id' ? own.declares : undefined;
  const id = name !== undefined && isGroup(value) ? value[name] : undefined;
  if (kind === undefined || typeof id !== 'string' || !shownByChoice.includes(kind))
    return undefined;
  const isChosen = listsOf(state, kind).some(({ chosen }) => chosen.includes(id));
  return isChosen ? undefined : { kind, id };
}

/** The question, with a button for each page whose list is not full. */
export function WhichPageShows({ of: { kind, id } }: { of: { kind: string; id: string } }) {
  const state = useShown();
  const { write } = useStore();
  const add = ({ file, path }: FieldPlace, at: number) =>
    write({ edits: [{ file, kind: 'insert', path: [...path, at], value: id }] });
  return (
    <fieldset className="field">
      <legend>Which page shows it?</legend>
      <p className="hint">No page shows it yet.</p>
      <div className="row">
        {listsOf(state, kind)
          .filter(({ field, chosen }) => chosen.length < field.most)
          .map(({ file, path, chosen }) => (
            <button
              key={`${file} ${path.join('.')}`}
              className="btn small"
              type="button"
              onClick={() => add({ file, path }, chosen.length)}
            >
              {placeInWords(
                file,
                formOfFile(state, file),
                state.values[file],
                path.slice(0, -1),
                namesIn(state),
              )}
            </button>
          ))}
      </div>
    </fieldset>
  );
}
