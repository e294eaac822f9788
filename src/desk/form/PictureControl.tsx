import { type ReactNode, useRef, useState } from 'react';
import type { Path } from '../../content/path.ts';
import { valueAt } from '../../content/path.ts';
import { editOfField, type FileEdit } from '../draft/edit.ts';
import type { DeskEngine } from '../draft/protocol.ts';
import { Button } from './Button.tsx';
import { Message } from './Message.tsx';
import { formOfFile, useDeskState, useStore } from '../draft/use-desk.ts';
import { sizeOf } from '../pictures/prepare-picture.ts';
import { fromId } from '../words/names.ts';
import { words } from '../words/words.ts';
import type { FieldControl } from './field-control.ts';
import { type Field, fieldAt } from '../../content/field.ts';
import type { DeskState } from '../draft/desk-state.ts';

const choosePicture = 'Choose a photograph';

/** Shows a photograph, with buttons to replace it by an upload or by another one of the site, rotate or remove it. */
export function PictureControl({
  id,
  file,
  path,
  describedBy,
  value,
  change,
  field,
}: FieldControl) {
  const chooser = useRef<HTMLInputElement>(null);
  const name = typeof value === 'string' ? value : '';
  const { refused, isReset, put, take, turn } = usePicture({ file, path, name, change });
  return (
    <DropBox onDrop={([dropped]) => void take(dropped)}>
      <ShownPicture name={name} />
      <div className="row">
        <Button
          label={name === '' ? choosePicture : 'Another photograph'}
          icon="plus"
          id={id}
          aria-describedby={describedBy}
          onPress={() => chooser.current!.click()}
        />
        <PictureChoice value={name} onChoose={put} />
        {name !== '' && (
          <Button label="Rotate right" look="text" icon="redo" onPress={() => void turn()} />
        )}
        {field.optional === true && name !== '' && (
          <Button
            label={words.removeField(String(path.at(-1)), field.label)}
            look="text"
            onPress={() => put(undefined)}
          />
        )}
      </div>
      <p className="hint only-wide">Or drop it here, as it comes from the camera.</p>
      <p className="hint" role="status">
        {isReset && 'Describe the photograph.'}
      </p>
      <input
        ref={chooser}
        className="vh"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        tabIndex={-1}
        aria-label={choosePicture}
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
    </DropBox>
  );
}

/** The actions of the control: choose, upload or rotate a photograph. */
function usePicture({
  file,
  path,
  name,
  change,
}: Pick<FieldControl, 'file' | 'path' | 'change'> & { name: string }) {
  const { values } = useDeskState();
  const store = useStore();
  const [refused, setRefused] = useState<string>();
  const [isReset, setReset] = useState(false);
  const put = (next: string | undefined) => {
    // Something may have been typed while the photograph was prepared.
    const edits = editsForPicture(store.current(), file, path, next);
    setReset(edits.some(({ kind, path: at }) => kind === 'set' && at.at(-1) === 'alt'));
    store.write({ edits });
  };
  /** Runs an upload or a rotation, and shows the reason if it is refused. */
  const requestPicture = async (what: () => ReturnType<DeskEngine['takePicture']>) => {
    setRefused(undefined);
    const result = await store.request('Preparing the photograph …', what);
    if (!result) return undefined;
    if ('name' in result) return result.name;
    setRefused(result.refused);
    return undefined;
  };
  return {
    refused,
    isReset: isReset && valueAt(values[file], [...path.slice(0, -1), 'alt']) === '',
    put,
    take: async (chosen: File | undefined) => {
      const taken =
        chosen &&
        (await requestPicture(async () => store.takePicture(chosen, await sizeOf(chosen))));
      if (taken !== undefined) put(taken);
    },
    /** Rotates the photograph. Unlike `put`, this keeps the alternative text and the focus point. */
    turn: async () => {
      const turned = await requestPicture(() => store.turnPicture(name));
      if (turned !== undefined) change(turned);
    },
  };
}

function ShownPicture({ name }: { name: string }) {
  const found = useDeskState().pictures[name];
  if (!found) return null;
  const { address, width, height } = found;
  return <img className="thumb large" src={address} alt="" width={width} height={height} />;
}

/** The kinds of fields that belong to the photograph beside them, with their defaults. */
const pictureDefaults: Readonly<Partial<Record<Field['kind'], string>>> = {
  alt: '',
  focus: '50% 50%',
};

/**
 * The edits that set a photograph, or remove it if `next` is undefined. Alternative text and focus points are added if
 * missing, reset for another photograph, and removed with it.
 */
export function editsForPicture(
  state: DeskState,
  file: string,
  path: Path,
  next: string | undefined,
): FileEdit[] {
  const around = path.slice(0, -1);
  const form = formOfFile(state, file);
  const value = state.values[file];
  const group = fieldAt(form, around);
  const before = valueAt(value, path);
  const isAnother = before !== '' && before !== undefined && before !== next;
  const others = (group?.kind === 'group' ? group.fields : [])
    .flatMap(([name, { kind }]) => {
      const one = pictureDefaults[kind];
      return one === undefined ? [] : [{ at: [...around, name], next: next && one }];
    })
    .filter(({ at, next }) => {
      const now = valueAt(value, at);
      return now === undefined ? next !== undefined : now !== next && isAnother;
    });
  return [{ at: path, next }, ...others].map((one) =>
    editOfField({ file, path: one.at }, one.next),
  );
}

/** A picker for photographs that are already on the site. */
function PictureChoice({ value, onChoose }: { value: string; onChoose: (name: string) => void }) {
  const { pictures } = useDeskState();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        label="One already on the website"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ul className="grid-photos">
          {Object.keys(pictures)
            .sort()
            .map((name) => (
              <li key={name}>
                <button
                  className="photo-choice"
                  type="button"
                  aria-pressed={name === value}
                  onClick={() => {
                    setOpen(false);
                    onChoose(name);
                  }}
                >
                  <img src={pictures[name]!.address} alt="" loading="lazy" />
                  <span>{fromId(name.replace(/\.\w+$/, ''))}</span>
                </button>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}

/** A box into which files can be dropped. */
function DropBox({
  onDrop,
  children,
}: {
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
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
        onDrop([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
