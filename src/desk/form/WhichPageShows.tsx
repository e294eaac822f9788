/* Which pages show a thing that pages show only where they choose it, such as a question. */

import type { Field, GroupField } from '../../content/field.ts';
import { isGroup, type Path } from '../../content/path.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { formOfFile, placeOfDraft, useDeskState, useStore } from '../draft/use-desk.ts';
import type { Values } from '../draft/edit.ts';
import { type FieldPlace } from './field-control.ts';
import { Button } from './Button.tsx';

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
const listsByValues = new WeakMap<Values, Map<string, Lists>>();

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

/** The id and the kind of a thing that pages choose, and whether one has; undefined for other things. */
export function choiceOf(state: DeskState, field: GroupField, value: unknown) {
  const [name, own] = field.fields.find(([, { kind }]) => kind === 'id') ?? [];
  const kind = own?.kind === 'id' ? own.declares : undefined;
  const id = name !== undefined && isGroup(value) ? value[name] : undefined;
  if (kind === undefined || typeof id !== 'string' || !shownByChoice.includes(kind))
    return undefined;
  return { kind, id, isChosen: listsOf(state, kind).some(({ chosen }) => chosen.includes(id)) };
}

/** A button for each page, pressed if the page shows the thing; none that its list has no room for. */
export function WhichPageShows({
  of: { kind, id, isChosen },
}: {
  of: NonNullable<ReturnType<typeof choiceOf>>;
}) {
  const state = useDeskState();
  const { write } = useStore();
  const change = ({ file, path, chosen }: Lists[number]) => {
    const at = chosen.indexOf(id);
    const edit =
      at < 0
        ? ({ kind: 'insert', path: [...path, chosen.length], value: id } as const)
        : ({ kind: 'remove', path: [...path, at] } as const);
    write({ edits: [{ file, ...edit }] });
  };
  return (
    <fieldset className="field">
      <legend>Which page shows it?</legend>
      {!isChosen && <p className="hint">No page shows it yet.</p>}
      <div className="row">
        {listsOf(state, kind)
          .filter(({ field, chosen }) =>
            chosen.includes(id) ? chosen.length > field.least : chosen.length < field.most,
          )
          .map((list) => (
            <Button
              key={`${list.file} ${list.path.join('.')}`}
              label={placeOfDraft(state, { file: list.file, path: list.path.slice(0, -1) })}
              look="small"
              aria-pressed={list.chosen.includes(id)}
              onPress={() => change(list)}
            />
          ))}
      </div>
    </fieldset>
  );
}
