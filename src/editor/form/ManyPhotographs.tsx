import { useEffect, useRef, useState } from 'react';
import { Named } from '../frame/Named.tsx';
import { Icon } from '../frame/Icon.tsx';
import { reasonOf } from '../reason-of.ts';
import type { FormField } from '../form-field.ts';
import { newThing } from '../new-thing.ts';
import { valueAt } from '../place-in-words.ts';
import { useStore } from '../use-desk.ts';
import { sizeOf } from '../pictures/size-of-picture.ts';
import { words } from '../words.ts';
import { DropBox } from './DropBox.tsx';
import type { Place } from './field-control.ts';

/** A chosen file and its state. */
interface Chosen {
  key: number;
  file: File;
  state: 'waiting' | 'preparing' | 'ready' | 'refused' | 'failed';
  /** The reason for a refusal or failure. */
  why?: string;
}

/** Adds several photographs to a list; a failure does not stop the others. */
export function ManyPhotographs({
  field,
  picture,
  ...place
}: Place & {
  field: Extract<FormField, { kind: 'list' }>;
  /** The field of an item with its photograph. */
  picture: string;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { chosen, add, retry } = useChosen(field, picture, place);
  const isBegun = chosen.length > 0;
  // Each ready photograph adds an item above this button: keeps the focused button in view.
  useEffect(() => {
    if (!isBegun) return undefined;
    const own = button.current!;
    const observer = new ResizeObserver(() => {
      if (document.activeElement === own) own.scrollIntoView({ block: 'center' });
    });
    observer.observe(own.closest('.stack')!);
    return () => observer.disconnect();
  }, [isBegun]);
  return (
    <>
      <DropBox onDrop={add}>
        <button ref={button} className="btn" type="button" onClick={() => chooser.current!.click()}>
          <Icon of="plus" />
          {words.addPictures}
        </button>
        <p className="hint only-wide">{words.dropManyHint}</p>
        <input
          ref={chooser}
          className="vh"
          type="file"
          multiple
          accept="image/*"
          tabIndex={-1}
          aria-label={words.addPictures}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </DropBox>
      <p role="status">{chosen.length > 0 && <b>{summaryOf(chosen)}</b>}</p>
      <ul className="rows">
        {chosen.map((one) => (
          <li className="line" key={one.key}>
            <div>
              <b>{one.file.name}</b>
              <p>{one.why ?? words.stateOfPicture[one.state]}</p>
            </div>
            {one.state === 'failed' && (
              <button className="btn" type="button" onClick={() => retry(one)}>
                <Named label={words.tryAgain} what={one.file.name} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const summaryOf = (chosen: readonly Chosen[]) => {
  const count = (...states: readonly Chosen['state'][]) =>
    chosen.filter(({ state }) => states.includes(state)).length;
  return words.picturesSoFar(
    chosen.length,
    count('ready'),
    count('waiting', 'preparing'),
    count('refused', 'failed'),
  );
};

/** The chosen files of this screen; each processed one becomes a list item, to be described there. */
function useChosen(field: Extract<FormField, { kind: 'list' }>, picture: string, place: Place) {
  const store = useStore();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  /** Files are processed one at a time, in order. */
  const work = useRef<Promise<void>>(Promise.resolve());
  const update = (key: number, next: Pick<Chosen, 'state' | 'why'>) =>
    setChosen((all) =>
      all.map((one) => (one.key === key ? { key, file: one.file, ...next } : one)),
    );
  const { file: list, path } = place;
  const itemsNow = () => valueAt(store.current().values[list], path) as readonly unknown[];
  const append = (name: string) => {
    const [shown, items] = [store.current(), itemsNow()];
    const value = { ...(newThing(field.item, shown, items) as object), [picture]: name };
    const edit = { kind: 'insert', path, index: items.length, value } as const;
    store.write({ edits: [{ file: list, edit }] });
  };
  const take = async ({ key, file }: Chosen) => {
    if (itemsNow().length >= field.most)
      return update(key, { state: 'refused', why: words.listIsFull(field.most) });
    update(key, { state: 'preparing' });
    try {
      const taken = await store.desk.takePicture(file, await sizeOf(file));
      if ('refused' in taken) return update(key, { state: 'refused', why: taken.refused });
      append(taken.name);
      update(key, { state: 'ready' });
    } catch (error) {
      update(key, { state: 'failed', why: reasonOf(error) });
    }
  };
  const enqueue = (one: Chosen) => {
    work.current = work.current.then(() => take(one));
  };
  return {
    chosen,
    add: (files: readonly File[]) => {
      const more = files.map((file, at): Chosen => ({
        key: chosen.length + at,
        file,
        state: 'waiting',
      }));
      setChosen([...chosen, ...more]);
      more.forEach(enqueue);
    },
    retry: (one: Chosen) => {
      update(one.key, { state: 'waiting' });
      enqueue(one);
    },
  };
}
