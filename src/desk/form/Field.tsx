import { fillWords } from '../../content/text/fill.ts';
import type { FileEdit } from '../draft/edit.ts';
import { publishedValueAt } from '../draft/published-value.ts';
import { Button } from './Button.tsx';
import { Message } from './Message.tsx';
import { namesIn, problemsIn } from '../draft/use-desk.ts';
import { pageOfField } from '../draft/pages-of-files.ts';
import { usePreview } from './preview-context.ts';
import { inWords } from '../words/in-words.ts';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import { ControlOf } from './ControlOf.tsx';
import { InsertMenu } from './TextControl.tsx';
import { type FieldPlace, idOf, usePlace } from './field-control.ts';
import { LabelledField } from './LabelledField.tsx';
import type { ValueField } from '../../content/field.ts';
import { shortenedDifference } from '../words/one-line.ts';
import { ConflictAt, ProblemList } from './problems.tsx';

/** A field: label, hint, control, published value and problems. */
export function Field({
  field,
  label = field.label,
  help,
  follows,
  ...place
}: FieldPlace & {
  field: ValueField;
  label?: string;
  help?: string;
  /** Further edits that belong to each change of the field. */
  follows?: ((next: unknown) => readonly FileEdit[]) | undefined;
}) {
  const { state, value, published, isFileChanged, change } = usePlace(place, follows);
  const preview = usePreview();
  const names = namesIn(state);
  const id = idOf(place);
  // A new thing or a new list item has no published value to show.
  const around = { file: place.file, path: place.path.slice(0, -1) };
  const isItem = typeof place.path.at(-1) === 'number';
  const isNew = (isItem ? published : publishedValueAt(state, around)) === undefined;
  const isChanged = isFileChanged && !isNew && JSON.stringify(published) !== JSON.stringify(value);
  const problems = problemsIn(state, place.file, place.path).filter(
    ({ severity, isEmpty }) => severity === 'error' || isEmpty,
  );
  const isEmpty = problems.length > 0 && problems.every((one) => one.isEmpty);
  const wrong = isEmpty ? [] : problems;
  const letters = typeof value === 'string' ? lettersOf(field, value, state.facts) : undefined;
  const isCut = wrong.length === 0 && (letters ?? 0) > (field.read ?? Infinity);
  const hint = help ?? field.help;
  const describedBy = [
    hint !== undefined && `${id}-hint`,
    (wrong.length > 0 || isCut) && `${id}-message`,
  ].filter(Boolean);
  const classes = [
    'field',
    isChanged && 'is-changed',
    wrong.length > 0 && 'is-wrong',
    isEmpty && 'is-new',
  ];
  return (
    <LabelledField
      id={id}
      label={label}
      isOptional={field.optional === true && problems.length === 0 && !isChosen(field, value)}
      count={isEmpty ? words.stillToFill : lengthOf(field, letters)}
      menu={
        field.placeholders && <InsertMenu id={id} label={label} placeholders={field.placeholders} />
      }
      hint={hint}
      look={classes.filter(Boolean).join(' ')}
      onFocus={() =>
        preview.point(pageOfField(state, place), { file: place.file, path: place.path })
      }
    >
      <ControlOf
        field={field}
        label={label}
        id={id}
        file={place.file}
        path={place.path}
        value={value}
        isWrong={wrong.length > 0}
        describedBy={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        change={change}
      />
      {isChanged && (
        <PublishedValue
          label={label}
          was={wasInWords(field, published, value, names)}
          onPutBack={() => change(published)}
        />
      )}
      <ConflictAt {...place} />
      {wrong.length > 0 && <ProblemList id={`${id}-message`} problems={wrong} />}
      {isCut && <IsCut id={`${id}-message`} letters={letters!} read={field.read!} />}
    </LabelledField>
  );
}

/** A checkbox or a select shows by itself that it is optional. */
const isChosen = ({ kind }: ValueField, value: unknown) =>
  ['date', 'time', 'reference', 'page', 'number'].includes(kind) &&
  value !== undefined &&
  value !== '';

/**
 * The length of a text, with placeholders filled in if search results show it; undefined if a placeholder has no value.
 */
function lettersOf({ read }: ValueField, text: string, facts: Readonly<Record<string, string>>) {
  if (read === undefined) return [...text].length;
  const filled = fillWords(text, facts);
  return /\{\w/.test(filled) ? undefined : [...filled].length;
}

/** Says that search results cut the text off, unless the check reports it already. */
const IsCut = ({ id, letters, read }: { id: string; letters: number; read: number }) => (
  <Message
    id={id}
    kind="note"
    fact={`This is ${letters} characters long, but search engines show only ${read}.`}
  />
);

/** The length of a text and its limit, if it has one. */
const lengthOf = ({ kind, most, read = most }: ValueField, letters: number | undefined) =>
  read === undefined || letters === undefined || !['text', 'alt'].includes(kind)
    ? undefined
    : words.count(letters, read);

/** The published value in words; of a long text only the words that differ. */
function wasInWords(field: ValueField, published: unknown, value: unknown, names: Names): string {
  const was = inWords(field, published, names);
  const isCut = was.endsWith('…') && typeof published === 'string' && typeof value === 'string';
  return isCut ? shortenedDifference(published, value, names)[0] : was;
}

/** The published value, with a button to restore it. */
const PublishedValue = ({
  label,
  was,
  onPutBack,
}: {
  label: string;
  was: string;
  onPutBack: () => void;
}) => (
  <div className="was">
    <span className="mark changed">{words.changed}</span>
    <span>It was: {was}</span>
    <Button label="Undo" about={label} look="text" icon="undo" onPress={onPutBack} />
  </div>
);
