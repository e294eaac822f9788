import { useState } from 'react';
import { Icon } from '../frame/Icon.tsx';
import type { FormField } from '../form-field.ts';
import { inWords } from '../in-words.ts';
import { newThing, withOwnId } from '../new-thing.ts';
import { titleOf } from '../names.ts';
import { namesIn, problemsIn } from '../use-desk.ts';
import { words } from '../words.ts';
import { Field } from './Field.tsx';
import { usePlace, type Place } from './field-context.ts';

/** What shows any part of a form; lists stand in it, and it in lists. */
export type PartOfForm = (props: Place & { field: FormField; depth?: number }) => React.ReactNode;

/** A list: each item with its name, and buttons that move, copy and take it off. */
export function ListPart({
  field,
  depth,
  Part,
  ...place
}: Place & { field: Extract<FormField, { kind: 'list' }>; depth: number; Part: PartOfForm }) {
  const { shown, store, value, change } = usePlace(place);
  const [told, setTold] = useState('');
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const names = namesIn(shown);
  const nameOf = (item: unknown) =>
    titleOf(field.item, item, (own, inner) => inWords(own, inner, names));
  const edit = (made: Parameters<typeof store.write>[0]['edits']) => store.write({ edits: made! });
  const { file, path } = place;
  const add = (item: unknown, index: number) => {
    if (value === undefined) change([item]);
    else edit([{ file, edit: { kind: 'insert', path, index, value: item } }]);
  };
  return (
    <div className="stack tight">
      <ul className="rows">
        {items.map((item, index) => (
          <li key={index}>
            <Item
              field={field.item}
              file={file}
              path={[...path, index]}
              name={nameOf(item)}
              depth={depth}
              Part={Part}
              buttons={
                <ItemButtons
                  name={nameOf(item)}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  onMove={(by) => {
                    edit([{ file, edit: { kind: 'move', path, from: index, to: index + by } }]);
                    setTold(words.nowAt(nameOf(item), index + by + 1, items.length));
                  }}
                  onCopy={
                    items.length < field.most
                      ? () => add(withOwnId(field.item, item, shown), index + 1)
                      : undefined
                  }
                  onTakeOff={() => {
                    if (items.length === 1 && field.optional === true)
                      edit([{ file, edit: { kind: 'take', path } }]);
                    else edit([{ file, edit: { kind: 'remove', path, index } }]);
                    setTold(words.isTakenOff(nameOf(item)));
                  }}
                />
              }
            />
          </li>
        ))}
      </ul>
      {items.length < field.most && (
        <button
          className="btn"
          type="button"
          onClick={() => add(newThing(field.item, shown), items.length)}
        >
          <Icon of="plus" />
          {words.add(field.item.label)}
        </button>
      )}
      <p className="vh" role="status">
        {told}
      </p>
    </div>
  );
}

function Item({
  field,
  name,
  depth,
  buttons,
  Part,
  ...place
}: Place & {
  field: FormField;
  name: string;
  depth: number;
  buttons: React.ReactNode;
  Part: PartOfForm;
}) {
  const { shown } = usePlace(place);
  const wrong = problemsIn(shown, place.file, place.path).some(
    ({ severity }) => severity === 'error',
  );
  if (field.kind !== 'group')
    return (
      <div className="item-line">
        {'fields' in field ||
        field.kind === 'list' ||
        field.kind === 'places' ||
        field.kind === 'either' ? (
          <Part field={field} depth={depth + 1} {...place} />
        ) : (
          <Field field={field} {...place} />
        )}
        {buttons}
      </div>
    );
  // A mistake is never in a part that is closed.
  return (
    <details className="fold-sec" open={wrong || undefined}>
      <summary>
        {name}
        {wrong && <span className="mark bad">{words.toMend}</span>}
      </summary>
      <div>
        <Part field={field} depth={depth + 1} {...place} />
        {buttons}
      </div>
    </details>
  );
}

function ItemButtons({
  name,
  isFirst,
  isLast,
  onMove,
  onCopy,
  onTakeOff,
}: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onCopy: (() => void) | undefined;
  onTakeOff: () => void;
}) {
  return (
    <div className="row item-buttons">
      <button
        className="btn sq text"
        type="button"
        disabled={isFirst}
        onClick={() => onMove(-1)}
        aria-label={words.moveUp(name)}
      >
        <Icon of="up" />
      </button>
      <button
        className="btn sq text"
        type="button"
        disabled={isLast}
        onClick={() => onMove(1)}
        aria-label={words.moveDown(name)}
      >
        <Icon of="down" />
      </button>
      {onCopy && (
        <button
          className="btn sq text"
          type="button"
          onClick={onCopy}
          aria-label={words.copyOf(name)}
        >
          <Icon of="copy" />
        </button>
      )}
      <button
        className="btn sq text"
        type="button"
        onClick={onTakeOff}
        aria-label={words.takeOffThing(name)}
      >
        <Icon of="close" />
      </button>
    </div>
  );
}
