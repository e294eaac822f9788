/* A list in a form, whose items can be added, moved, copied and removed. */

import { useEffect, useRef, useState } from 'react';
import { isSame, valueAt } from '../../content/path.ts';
import { itemsBefore } from '../draft/place-after.ts';
import { Icon } from './Icon.tsx';
import { linkTo } from './route.ts';
import { namesIn, useStore } from '../draft/use-desk.ts';
import { titleInList } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { additionsTo } from './additions.ts';
import { type FieldPlace, firstControlIn, usePlace } from './field-control.ts';
import { Fold } from './Fold.tsx';
import type { Field } from '../../content/field.ts';
import { itemActs, More, type MoreAct } from './More.tsx';
import { newThing, withOwnId } from '../draft/new-thing.ts';

/** The type of `FormPart`; lists and parts contain each other. */
export type PartOfForm = (
  props: FieldPlace & {
    field: Field;
    depth?: number;
    /** The "More" of the thing adds the fields that it lacks. */
    isAddedOutside?: boolean;
  },
) => React.ReactNode;

type ListField = Extract<Field, { kind: 'list' }>;

/** How items are added. */
interface Adding {
  /** The name of the button that adds an item, if not "Add" with the label of the item. */
  addName?: string;
  /** The first values of an item's fields. */
  startsWith?: Readonly<Record<string, unknown>>;
}

/** A list of items, with buttons that add, move, copy and remove them. */
export function ListPart({
  field,
  depth,
  Part,
  addName,
  startsWith,
  ...place
}: FieldPlace & Adding & { field: ListField; depth: number; Part: PartOfForm }) {
  const { shown, store, value } = usePlace(place);
  const [announcement, setAnnouncement] = useState('');
  /** The index of an item that is still to get the focus. */
  const [added, setAdded] = useState<number>();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const names = namesIn(shown);
  const nameOf = (item: unknown, index: number) => titleInList(field.item, item, index, names);
  const picture = pictureOf(field.item);
  const keys = useItemKeys(items);
  const { file, path } = place;
  const add = (item: unknown, index: number) => {
    setAdded(index);
    store.write({ edits: [{ file, kind: 'insert', path: [...path, index], value: item }] });
  };
  const move = (item: unknown, from: number, to: number) => {
    store.write({ edits: [{ file, kind: 'move', path: [...path, from], to }] });
    setAnnouncement(words.nowAt(nameOf(item, from), to + 1, items.length));
  };
  return (
    <div className="stack tight">
      <ul className="rows">
        {items.map((item, index) => {
          const own = picture && valueAt(item, [picture]);
          const seen = typeof own === 'string' ? own : '';
          return (
            <li key={keys[index]}>
              <Item
                isAdded={index === added}
                onFocused={() => setAdded(undefined)}
                isOnly={items.length === 1}
                field={field.item}
                file={file}
                path={[...path, index]}
                name={nameOf(item, index)}
                picture={shown.pictures[seen]?.address}
                depth={depth}
                Part={Part}
                value={item}
                acts={itemActs({
                  index,
                  count: items.length,
                  onMove: (to) => move(item, index, to),
                  onCopy:
                    items.length < field.most
                      ? () => add(withOwnId(field.item, item, shown, items), index + 1)
                      : undefined,
                  onRemove: () =>
                    store.remove({ file, path: [...path, index] }, nameOf(item, index)),
                })}
              />
            </li>
          );
        })}
      </ul>
      <AddItems
        field={field}
        count={items.length}
        name={addName ?? words.add(field.item.label)}
        onAdd={() => add(newThing(field.item, shown, items, startsWith), items.length)}
      />
      <p className="vh" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** The buttons that add to a list, unless it is full. */
function AddItems({
  field,
  count,
  name,
  onAdd,
}: {
  field: ListField;
  count: number;
  name: string;
  onAdd: () => void;
}) {
  return (
    <>
      {count < field.most && (
        <button className="btn" type="button" onClick={onAdd}>
          <Icon of="plus" />
          {name}
        </button>
      )}
      <NewQuestion field={field.item} />
    </>
  );
}

/** A link to the screen of all questions, where new ones are written; lists of questions only choose from them. */
const NewQuestion = ({ field }: { field: Field }) =>
  'refersTo' in field &&
  field.refersTo === 'question' && (
    <a className="btn text" href={linkTo('pages', 'faq.yaml')}>
      Write a new {field.label.charAt(0).toLowerCase()}
      {field.label.slice(1)}
    </a>
  );

/** The field with the photograph of an item; undefined if items have none. */
const pictureOf = (field: Field): string | undefined =>
  field.kind === 'group' ? field.fields.find(([, { kind }]) => kind === 'picture')?.[0] : undefined;

function Item({
  field,
  isAdded,
  onFocused,
  isOnly,
  name,
  picture,
  depth,
  value,
  acts,
  Part,
  ...place
}: FieldPlace & {
  field: Field;
  isAdded: boolean;
  onFocused: () => void;
  isOnly: boolean;
  name: string;
  picture: string | undefined;
  depth: number;
  value: unknown;
  acts: readonly MoreAct[];
  Part: PartOfForm;
}) {
  const store = useStore();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAdded) return;
    firstControlIn(box.current!)?.focus();
    onFocused();
  }, [isAdded, onFocused]);
  if (field.kind !== 'group')
    return (
      <div className="item-line" ref={box}>
        <Part field={field} depth={depth + 1} {...place} />
        <More name={name} acts={acts} />
      </div>
    );
  return (
    <div className="thing">
      <Fold title={name} picture={picture} open={isAdded || isOnly} at={[place]}>
        <div className="stack" ref={box}>
          <Part field={field} depth={depth + 1} isAddedOutside {...place} />
        </div>
      </Fold>
      <More name={name} add={additionsTo(store, field, value, place)} acts={acts} />
    </div>
  );
}

/** React keys that move with the items of a list, whoever moves these, so that open folds and the focus stay there. */
export function useItemKeys(items: readonly unknown[]): readonly number[] {
  const [last, setLast] = useState({ items, keys: [...items.keys()] });
  if (isSame(last.items, items)) return last.keys;
  const free = Math.max(-1, ...last.keys) + 1;
  const keys = itemsBefore(last.items, items).map((was, at) =>
    was === undefined ? free + at : last.keys[was]!,
  );
  setLast({ items, keys });
  return keys;
}
