/* Shows any part of a form: a field, a group, a list, or a choice between these. */

import { capitalise, shortNameOf } from '../../content/text/format.ts';
import { groupOf, valueAt } from '../../content/path.ts';
import { editOfField } from '../draft/edit.ts';
import { namingFields } from '../draft/following-edits.ts';
import { publishedValueAt } from '../draft/published-value.ts';
import { problemsIn, useDeskState, useStore } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import { additionsTo, isInForm } from './additions.ts';
import { Fold } from './Fold.tsx';
import { CheckboxPart } from './choices.tsx';
import { type FieldPlace, usePlace } from './field-control.ts';
import { Field } from './Field.tsx';
import {
  type EitherField,
  type Field as AnyField,
  type GroupField,
  isValueField,
  type ListField,
  optionFor,
} from '../../content/field.ts';
import { type Item, type ListLook, ListPart } from './ListPart.tsx';
import { More } from './More.tsx';
import { blankOf } from '../draft/new-thing.ts';
import { ConflictAt, ProblemsOfWhole } from './problems.tsx';
import { choiceOf, WhichPageShows } from './WhichPageShows.tsx';
import { SharedTexts } from './SharedTexts.tsx';
import { Button } from './Button.tsx';

interface Part extends FieldPlace {
  field: AnyField;
  /** Whether a "More" elsewhere adds the missing fields. */
  isAddedOutside?: boolean;
}

/** Any part of a form: a field, or a group or list with its own problems. */
export const FormPart = (props: Part) => (
  <>
    {!isValueField(props.field) && (
      <>
        <ProblemsOfWhole file={props.file} path={props.path} />
        <ConflictAt file={props.file} path={props.path} />
      </>
    )}
    <PartOfKind {...props} />
  </>
);

/** Whether the desk fills in the field: an id that follows a name, or a number. */
const isId = (field: Part['field']) =>
  field.kind === 'number' || (field.kind === 'id' && field.declares !== undefined);

function PartOfKind({ field, isAddedOutside = false, ...place }: Part) {
  switch (field.kind) {
    case 'group':
      return <GroupPart field={field} isAddedOutside={isAddedOutside} {...place} />;
    case 'list':
      if (field.shared) return <SharedTexts field={field} {...place} />;
      return <ItemsPart field={field} {...place} />;
    case 'places':
      return (
        <div className="stack">
          {field.places.map((one, index) => (
            <FormPart key={index} field={one} file={place.file} path={[...place.path, index]} />
          ))}
        </div>
      );
    case 'either':
      return <EitherPart field={field} {...place} />;
    case 'flag':
      return <CheckboxPart field={field} {...place} />;
    default:
      return <Field field={field} {...place} />;
  }
}

/** A list whose items are parts of the form: groups are folded, a "More" is beside each. */
export const ItemsPart = ({ field, ...list }: FieldPlace & ListLook & { field: ListField }) => (
  <ListPart
    field={field}
    {...list}
    renderItem={(item) => <ItemPart field={field.item} {...item} />}
  />
);

function ItemPart({ field, value, name, count, acts, ...place }: Item & { field: AnyField }) {
  const store = useStore();
  const { pictures } = useDeskState();
  if (field.kind !== 'group')
    return (
      <div className="item-line">
        <FormPart field={field} {...place} />
        <More name={name} acts={acts} />
      </div>
    );
  const [picture = ''] = field.fields.find(([, { kind }]) => kind === 'picture') ?? [];
  const image = valueAt(value, [picture]);
  return (
    <div className="thing">
      <Fold
        title={name}
        picture={typeof image === 'string' ? pictures[image]?.address : undefined}
        open={count === 1}
        at={[place]}
      >
        <div className="stack">
          <FormPart field={field} isAddedOutside {...place} />
        </div>
      </Fold>
      <More name={name} add={additionsTo(store, field, value, place)} acts={acts} />
    </div>
  );
}

/** Fields that another screen asks for: facts are confirmed under "To confirm". */
const leftToOwner = ['placeholder'];

/** A group of fields. A "More", here or beside the name of the item, adds missing optional ones. */
export function GroupPart({
  field,
  leaveOut = [],
  isAddedOutside = false,
  always = [],
  ...place
}: FieldPlace & {
  field: GroupField;
  leaveOut?: readonly string[];
  /** Whether a "More" elsewhere adds the missing fields. */
  isAddedOutside?: boolean;
  /** Optional fields that the form always shows. */
  always?: readonly string[];
}) {
  const { state: desk, value, change, store } = usePlace(place);
  if (value === undefined && field.optional === true && place.path.length > 0)
    return <Button label={words.add(field.label)} onPress={() => change(blankOf(field))} />;
  const group = groupOf(value);
  const choice = choiceOf(desk, field, value);
  const name = namingFields.map((one) => group[one]).find((one) => typeof one === 'string');
  /** No id can be made of the name of a new item, so the form asks for one. */
  const isIdAsked =
    name !== undefined &&
    name.trim() !== '' &&
    shortNameOf(name) === '' &&
    publishedValueAt(desk, place) === undefined;
  const present = field.fields.filter(
    ([name, own]) =>
      ![...leaveOut, ...leftToOwner].includes(name) &&
      // Visitors do not see what no page has chosen.
      !(choice?.isChosen === false && name === 'shown') &&
      own.kind !== 'fixed' &&
      (isInForm(group, name, own) || always.includes(name)),
  );
  const rare = present.filter(([, own]) => isValueField(own) && own.rare);
  const partOf = ([name, own]: (typeof present)[number]) => {
    const at = { file: place.file, path: [...place.path, name] };
    // An id means nothing to people, so it is hidden unless it has a problem or must be typed.
    if (
      name === 'id' &&
      isId(own) &&
      !(own.kind === 'id' && isIdAsked) &&
      problemsIn(desk, at.file, at.path).length === 0
    )
      return null;
    if ('fields' in own || ['list', 'places', 'either'].includes(own.kind))
      return (
        <fieldset className="group" key={name}>
          <legend>{own.label}</legend>
          {own.help !== undefined && <p className="hint">{own.help}</p>}
          <FormPart field={own} {...at} />
          {own.optional === true && group[name] !== undefined && (
            <Button
              label={words.removeField(name, own.label)}
              look="text"
              onPress={() => store.write({ edits: [editOfField(at, undefined)] })}
            />
          )}
        </fieldset>
      );
    return <FormPart key={name} field={own} {...at} />;
  };
  return (
    <div className="stack">
      {present.filter((one) => !rare.includes(one)).map(partOf)}
      {rare.length > 0 && (
        <Fold
          title="Rarely changed"
          at={rare.map(([name]) => ({ file: place.file, path: [...place.path, name] }))}
        >
          <div className="stack">{rare.map(partOf)}</div>
        </Fold>
      )}
      {choice && <WhichPageShows of={choice} />}
      {!isAddedOutside && (
        <More name={field.label} add={additionsTo(store, field, value, place, leaveOut)} />
      )}
    </div>
  );
}

/** A choice between fields: a word such as "closed", or a list. */
function EitherPart({ field, ...place }: FieldPlace & { field: EitherField }) {
  const { value, change } = usePlace(place);
  const chosen = optionFor(field.options, value);
  return (
    <div className="stack tight">
      <div className="choice across" role="radiogroup" aria-label={field.label}>
        {field.options.map((option) => (
          <label key={option.kind === 'fixed' ? option.fixed : option.kind}>
            <input
              type="radio"
              checked={option === chosen}
              onChange={() =>
                change(option.kind === 'list' ? [blankOf(option.item)] : blankOf(option))
              }
            />
            {option.kind === 'fixed' ? capitalise(String(option.fixed)) : 'Open'}
          </label>
        ))}
      </div>
      {chosen && chosen.kind !== 'fixed' && <FormPart field={chosen} {...place} />}
    </div>
  );
}
