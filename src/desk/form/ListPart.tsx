/* A list in a form, whose items can be added, moved, copied and removed. */

import { type ReactNode, useState } from 'react';
import { isSame, listAt } from '../../content/path.ts';
import { uncapitalise } from '../../content/text/format.ts';
import { itemsBefore } from '../draft/place-after.ts';
import { Button } from './Button.tsx';
import { linkTo } from './route.ts';
import { namesIn } from '../draft/use-desk.ts';
import { titleInList } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { type FieldPlace, focusSoon, usePlace } from './field-control.ts';
import type { Field, ListField } from '../../content/field.ts';
import { itemActions, type MenuAction } from './More.tsx';
import { newThing, withOwnId } from '../draft/new-thing.ts';

/** The props of whatever shows an item of a list. */
export interface Item extends FieldPlace {
  value: unknown;
  name: string;
  /** How many items there are. */
  count: number;
  /** The actions of the list on this item, such as Move up. */
  acts: readonly MenuAction[];
}

/** How a list looks, and how items are added. */
export interface ListLook {
  look?: string;
  /** The name of the button that adds an item, if not "Add" with the label of the item. */
  addName?: string;
  /** The first values of an item's fields. */
  startsWith?: Readonly<Record<string, unknown>>;
}

/** A list of items, with buttons that add, move, copy and remove them. */
export function ListPart({
  field,
  renderItem,
  look = 'rows',
  addName,
  startsWith,
  ...place
}: FieldPlace & ListLook & { field: ListField; renderItem: (item: Item) => ReactNode }) {
  const { state, store, value } = usePlace(place);
  const [announcement, setAnnouncement] = useState('');
  const items = listAt(value, []);
  const count = items.length;
  const names = namesIn(state);
  const keys = useItemKeys(items);
  const at = (index: number) => ({ file: place.file, path: [...place.path, index] });
  const add = (item: unknown, index: number) => {
    store.write({ edits: [{ kind: 'insert', ...at(index), value: item }] });
    focusSoon(at(index));
  };
  return (
    <div className="stack tight">
      <ul className={look}>
        {items.map((item, index) => {
          const name = titleInList(field.item, item, index, names);
          const acts = itemActions({
            index,
            count,
            onMove: (to) => {
              store.write({ edits: [{ kind: 'move', ...at(index), to }] });
              setAnnouncement(`${name} is now ${to + 1} of ${count}.`);
            },
            onCopy:
              count < field.most
                ? () => add(withOwnId(field.item, item, state, items), index + 1)
                : undefined,
            onRemove: () => store.remove(at(index), name),
          });
          return (
            <li key={keys[index]}>
              {renderItem({ ...at(index), value: item, name, count, acts })}
            </li>
          );
        })}
      </ul>
      {count < field.most && (
        <Button
          label={addName ?? words.add(field.item.label)}
          icon="plus"
          onPress={() => add(newThing(field.item, state, items, startsWith), count)}
        />
      )}
      <NewQuestion field={field.item} />
      <p className="vh" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** A link to the screen of all questions, where new ones are written; lists of questions only choose from them. */
const NewQuestion = ({ field }: { field: Field }) =>
  'refersTo' in field &&
  field.refersTo === 'question' && (
    <a className="btn text" href={linkTo('pages', 'faq.yaml')}>
      Write a new {uncapitalise(field.label)}
    </a>
  );

/**
 * React keys that follow the items of a list however they are moved, so that open folds and the focus stay with them.
 */
function useItemKeys(items: readonly unknown[]): readonly number[] {
  const [last, setLast] = useState({ items, keys: [...items.keys()] });
  if (isSame(last.items, items)) return last.keys;
  const free = Math.max(-1, ...last.keys) + 1;
  const keys = itemsBefore(last.items, items).map((was, at) =>
    was === undefined ? free + at : last.keys[was]!,
  );
  setLast({ items, keys });
  return keys;
}
