import { Icon } from '../frame/Icon.tsx';
import type { FileEdit } from '../protocol.ts';
import type { ValueField } from '../form-field.ts';
import { inWords } from '../in-words.ts';
import { savedAt } from '../saved-at.ts';
import { usePreview } from '../preview/preview-context.ts';
import type { Names } from '../names.ts';
import { shortenedApart } from '../shortened-apart.ts';
import { namesIn, problemsIn } from '../use-desk.ts';
import { words } from '../words.ts';
import { ControlOf } from './ControlOf.tsx';
import { idOf, usePlace, type Place } from './field-context.ts';
import { Wrong } from './Wrong.tsx';

/** One value: its name, help, control, what it was before, and what is wrong with it. */
export function Field({
  field,
  label = field.label,
  help,
  follows,
  ...place
}: Place & {
  field: ValueField;
  label?: string;
  help?: string;
  /** What else changes with it, without doubt. */
  follows?: ((next: unknown) => readonly FileEdit[]) | undefined;
}) {
  const { shown, value, saved, isFileChanged, change } = usePlace(place, follows);
  const preview = usePreview();
  const names = namesIn(shown);
  const id = idOf(place);
  // A thing that is new as a whole was nothing before, and so was a new item of a list.
  const around = { file: place.file, path: place.path.slice(0, -1) };
  const isItem = typeof place.path.at(-1) === 'number';
  const isNew = (isItem ? saved : savedAt(shown, around)) === undefined;
  const isChanged = isFileChanged && !isNew && JSON.stringify(saved) !== JSON.stringify(value);
  const problems = problemsIn(shown, place.file, place.path).filter(
    ({ severity }) => severity === 'error',
  );
  const isEmpty = problems.length > 0 && problems.every((one) => one.isEmpty);
  const wrong = isEmpty ? [] : problems;
  const hint = help ?? field.help;
  const described = [
    hint !== undefined && `${id}-hint`,
    wrong.length > 0 && `${id}-message`,
  ].filter(Boolean);
  const classes = [
    'field',
    isChanged && 'is-changed',
    wrong.length > 0 && 'is-wrong',
    isEmpty && 'is-new',
  ];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      onFocus={() => {
        preview.point(shown.site.pageOfField(shown, place), { file: place.file, path: place.path });
      }}
    >
      {field.kind !== 'flag' && (
        <span className="head-line">
          <label className="label" id={`${id}-label`} htmlFor={id}>
            {label}
            {field.optional === true && problems.length === 0 && !isChosen(field, value) && (
              <span className="quiet"> {words.optional}</span>
            )}
          </label>
          <Count field={field} value={value} isEmpty={isEmpty} />
        </span>
      )}
      {hint !== undefined && field.kind !== 'flag' && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ControlOf
        field={field}
        label={label}
        id={id}
        file={place.file}
        path={place.path}
        value={value}
        isWrong={wrong.length > 0}
        describedBy={described.length > 0 ? described.join(' ') : undefined}
        change={change}
      />
      {isChanged && (
        <Was
          label={label}
          was={wasInWords(field, saved, value, names)}
          onPutBack={() => change(saved)}
        />
      )}
      {wrong.length > 0 && <Wrong id={`${id}-message`} problems={wrong} />}
    </div>
  );
}

/** What was chosen says by itself that it is meant. */
const isChosen = ({ kind }: ValueField, value: unknown) =>
  ['date', 'time', 'reference', 'page', 'number'].includes(kind) &&
  value !== undefined &&
  value !== '';

/** How many letters of how many, or that it is still to fill. */
function Count({ field, value, isEmpty }: { field: ValueField; value: unknown; isEmpty: boolean }) {
  if (isEmpty) return <span className="count">{words.stillToFill}</span>;
  const { kind, most } = field;
  if (most === undefined || typeof value !== 'string' || !['text', 'alt'].includes(kind))
    return null;
  return <span className="count">{words.count([...value].length, most)}</span>;
}

/** What a field held before; of a long text the words that are different now. */
function wasInWords(field: ValueField, saved: unknown, value: unknown, names: Names): string {
  const was = inWords(field, saved, names);
  const isCut = was.endsWith('…') && typeof saved === 'string' && typeof value === 'string';
  return isCut ? shortenedApart(saved, value, names)[0] : was;
}

/** What a field that was changed held before. */
const Was = ({ label, was, onPutBack }: { label: string; was: string; onPutBack: () => void }) => (
  <div className="was">
    <span className="mark changed">{words.changed}</span>
    <span>{words.itWas(was)}</span>
    <button className="btn text" type="button" onClick={onPutBack}>
      <Icon of="undo" />
      {words.putBack}
      <span className="vh">: {label}</span>
    </button>
  </div>
);
