import { useRef, useState } from 'react';
import { Icon } from '../frame/Icon.tsx';
import { Message } from '../frame/Message.tsx';
import { valueAt } from '../place-in-words.ts';
import { useShown, useStore } from '../use-desk.ts';
import { words } from '../words.ts';
import { PictureChoice } from './PictureChoice.tsx';
import type { FieldControl } from './field-context.ts';
import type { FileEdit } from '../desk.ts';

/** A photograph: the one that stands there, a new one from this computer, or another that the site has. */
export function PictureControl({
  id,
  file,
  path,
  describedBy,
  value,
  change,
  field,
}: FieldControl) {
  const shown = useShown();
  const store = useStore();
  const chooser = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const [isOver, setOver] = useState(false);
  const name = typeof value === 'string' ? value : '';
  const put = (next: string) => {
    const edits = withWordsAskedAnew(shown.values[file], file, path, next);
    store.write({ edits });
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setRefused(undefined);
    const taken = await store.desk.takePicture(chosen);
    if ('refused' in taken) return setRefused(taken.refused);
    await store.ask((desk) => desk.read());
    if (name === '') change(taken.name);
    else put(taken.name);
  };
  return (
    <div
      className={`drop${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <Shown name={name} />
      <div className="row">
        <button
          id={id}
          className="btn"
          type="button"
          aria-describedby={describedBy}
          onClick={() => chooser.current!.click()}
        >
          <Icon of="plus" />
          {name === '' ? words.choosePicture : words.anotherPicture}
        </button>
        <PictureChoice value={name} onChoose={put} />
        {field.optional === true && name !== '' && (
          <button className="btn text" type="button" onClick={() => change(undefined)}>
            {words.leaveOut(field.label)}
          </button>
        )}
      </div>
      <p className="hint">{words.dropHint}</p>
      <input
        ref={chooser}
        className="vh"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        tabIndex={-1}
        aria-label={words.choosePicture}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      {refused !== undefined && (
        <div role="alert">
          <Message kind="bad">{refused}</Message>
        </div>
      )}
    </div>
  );
}

function Shown({ name }: { name: string }) {
  const { pictures } = useShown();
  const { desk } = useStore();
  const size = pictures[name];
  return size ? (
    <img className="thumb large" src={desk.pictureAddress(name)} alt="" {...size} />
  ) : null;
}

/** Another photograph is not what the words beside it say, and has its own point that stays in sight. */
function withWordsAskedAnew(
  value: unknown,
  file: string,
  path: readonly (string | number)[],
  next: string,
): FileEdit[] {
  const around = path.slice(0, -1);
  const group = valueAt(value, around) as Record<string, unknown>;
  const set = (name: string, one: unknown): FileEdit[] =>
    group[name] === undefined
      ? []
      : [{ file, edit: { kind: 'set', path: [...around, name], value: one } }];
  return [
    { file, edit: { kind: 'set', path, value: next } },
    ...set('alt', ''),
    ...set('focus', '50% 50%'),
  ];
}
