import type { YamlEdit } from '../../yaml-edits/yaml-edit.ts';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../frame/Icon.tsx';
import type { Shown } from '../desk-store.ts';
import type { FormField } from '../form-field.ts';
import { titleInList } from '../in-words.ts';
import { newThing, withOwnId } from '../new-thing.ts';
import { to } from '../route.ts';
import { namesIn } from '../use-desk.ts';
import { words } from '../words.ts';
import { firstControlIn, usePlace, type Place } from './field-context.ts';
import { Fold } from './Fold.tsx';
import { Grip } from './Grip.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { useItemKeys } from './use-item-keys.ts';

/** The type of `FormPart`; lists and parts contain each other. */
export type PartOfForm = (props: Place & { field: FormField; depth?: number }) => React.ReactNode;

/** A list of items, with buttons that add, move, copy and remove them. */
export function ListPart({
  field,
  depth,
  Part,
  ...place
}: Place & { field: Extract<FormField, { kind: 'list' }>; depth: number; Part: PartOfForm }) {
  const { shown, store, value, change } = usePlace(place);
  const [announcement, setAnnouncement] = useState('');
  /** The item added last gets the focus. */
  const [added, setAdded] = useState<number>();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const names = namesIn(shown);
  const nameOf = (item: unknown, index: number) => titleInList(field.item, item, index, names);
  const state = JSON.stringify(value);
  const keys = useItemKeys(items.length);
  const edit = (edits: Parameters<typeof store.write>[0]['edits']) =>
    store.write({ edits: edits! });
  const { file, path } = place;
  const add = (item: unknown, index: number) => {
    setAdded(keys.insert(index));
    if (value === undefined) change([item]);
    else edit([{ file, edit: { kind: 'insert', path, index, value: item } }]);
  };
  const takeOff = (item: unknown, index: number) => {
    keys.remove(index);
    const isLast = items.length === 1 && field.optional === true;
    const removal: YamlEdit = isLast ? { kind: 'take', path } : { kind: 'remove', path, index };
    store.write({ edits: [{ file, edit: removal }] }, words.isTakenOff(nameOf(item, index)));
  };
  const move = (item: unknown, from: number, to: number) => {
    keys.move(from, to);
    edit([{ file, edit: { kind: 'move', path, from, to } }]);
    setAnnouncement(words.nowAt(nameOf(item, from), to + 1, items.length));
  };
  return (
    <div className="stack tight">
      <ul className="rows">
        {items.map((item, index) => {
          const seen = pictureIn(field.item, item, shown);
          return (
            <li key={keys.at(index)}>
              {items.length > 1 && <Grip state={state} onDrop={(to) => move(item, index, to)} />}
              <Item
                isAdded={keys.at(index) === added}
                isOnly={items.length === 1}
                field={field.item}
                file={file}
                path={[...path, index]}
                name={nameOf(item, index)}
                picture={seen === undefined ? undefined : shown.pictures[seen]?.address}
                depth={depth}
                Part={Part}
                buttons={
                  <ItemButtons
                    name={nameOf(item, index)}
                    isFirst={index === 0}
                    isLast={index === items.length - 1}
                    onMove={(by) => move(item, index, index + by)}
                    onFirst={index > 3 ? () => move(item, index, 0) : undefined}
                    onCopy={
                      items.length < field.most
                        ? () => add(withOwnId(field.item, item, shown, items), index + 1)
                        : undefined
                    }
                    onTakeOff={() => takeOff(item, index)}
                  />
                }
              />
            </li>
          );
        })}
      </ul>
      {items.length < field.most && (
        <button
          className="btn"
          type="button"
          onClick={() => add(newThing(field.item, shown, items), items.length)}
        >
          <Icon of="plus" />
          {words.add(field.item.label)}
        </button>
      )}
      <NewQuestion field={field.item} />
      <p className="vh" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** Questions are written on one page; others choose from them. */
const NewQuestion = ({ field }: { field: FormField }) =>
  'refersTo' in field &&
  field.refersTo === 'question' && (
    <a className="btn text" href={to('pages', 'faq.yaml')}>
      {words.writeNew(field.label)}
    </a>
  );

/** The name of the photograph of an item, if it has one. */
function pictureIn(field: FormField, item: unknown, { pictures }: Shown): string | undefined {
  if (field.kind !== 'group') return undefined;
  const [name] = field.fields.find(([, { kind }]) => kind === 'picture') ?? [];
  const own = name === undefined ? undefined : (item as Record<string, unknown>)[name];
  return typeof own === 'string' && Object.hasOwn(pictures, own) ? own : undefined;
}

function Item({
  field,
  isAdded,
  isOnly,
  name,
  picture,
  depth,
  buttons,
  Part,
  ...place
}: Place & {
  field: FormField;
  isAdded: boolean;
  isOnly: boolean;
  name: string;
  picture: string | undefined;
  depth: number;
  buttons: React.ReactNode;
  Part: PartOfForm;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAdded) firstControlIn(box.current!)?.focus();
  }, [isAdded]);
  if (field.kind !== 'group')
    return (
      <div className="item-line" ref={box}>
        <Part field={field} depth={depth + 1} {...place} />
        {buttons}
      </div>
    );
  return (
    <Fold title={name} picture={picture} open={isAdded || isOnly} at={[place]}>
      <div className="stack" ref={box}>
        {buttons}
        <Part field={field} depth={depth + 1} {...place} />
      </div>
    </Fold>
  );
}
