import { capitalise } from '../../content/text/format.ts';
import { Icon } from '../frame/Icon.tsx';
import { fieldAt } from '../form/field-at.ts';
import { freeId, newThing } from '../form/new-thing.ts';
import { goToPlace } from './subjects.ts';
import { formOfFile, useShown, useStore } from '../frame/use-desk.ts';
import { words } from '../words.ts';

const file = 'classes.yaml';
const path = ['classes'];

/** Offers to add a class by a name that a search did not find. */
export function NewClassNamed({ name: asked }: { name: string }) {
  const shown = useShown();
  const { write } = useStore();
  const { classes = [] } = (shown.values[file] ?? {}) as { classes?: unknown[] };
  const form = fieldAt(formOfFile(shown, file), shown.values[file], [...path, 0]);
  if (!form || !/^\p{L}[\p{L} -]{2,39}$/u.test(asked)) return null;
  const name = capitalise(asked);
  const add = () => {
    const taken = (shown.things['class'] ?? []).map(([id]) => id);
    const value = { ...(newThing(form, shown) as object), id: freeId(name, taken), name };
    const index = classes.length;
    write({ edits: [{ file, edit: { kind: 'insert', path, index, value } }] });
    goToPlace({ file, path: [...path, index, 'name'] });
  };
  return (
    <div className="empty">
      <h2>{words.isItNew}</h2>
      <p>{words.addItOnce}</p>
      <button className="btn fix" type="button" onClick={add}>
        <Icon of="plus" />
        {words.addClassNamed(name)}
      </button>
    </div>
  );
}
