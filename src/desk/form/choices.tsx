/* The controls with which one of several values is chosen: selects and checkboxes. */

import { useShown } from '../draft/use-desk.ts';
import { choiceInWords } from '../words/names.ts';
import { words } from '../words/words.ts';
import { type FieldControl, type FieldPlace, idOf, usePlace } from './field-control.ts';
import type { ValueField } from '../../content/field.ts';
import { Check } from './plain-controls.tsx';

/** A select of the options of a field. */
export const ChoiceControl = (props: FieldControl) => (
  <Select
    {...props}
    options={props.field.choices!.map((one) => [one, choiceInWords(props.field, one)] as const)}
  />
);

/** A select of existing things, by name. */
export function ReferenceControl(props: FieldControl) {
  const { things } = useShown();
  const kind = props.field.refersTo ?? 'page';
  return <Select {...props} options={things[kind] ?? []} />;
}

/** A select of values with their names; a value that is not among them is shown as it is. */
interface Options extends FieldControl {
  options: readonly (readonly [value: string, name: string])[];
}

export function Select({ field, id, describedBy, isWrong, value, change, options }: Options) {
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = options.some(([one]) => one === chosen);
  return (
    <select
      id={id}
      className="input"
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      value={chosen}
      onChange={({ target }) => change(target.value === '' ? undefined : target.value)}
    >
      {(chosen === '' || field.optional === true) && <option value="">{words.choose}</option>}
      {chosen !== '' && !isKnown && <option value={chosen}>{chosen} (not found)</option>}
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** A checkbox. An optional flag is removed when it is unchecked. */
export const FlagControl = ({ field, label, id, value, change }: FieldControl) => (
  <Check
    id={id}
    label={
      <>
        {label}
        {field.help !== undefined && <span className="hint"> {field.help}</span>}
      </>
    }
    isChecked={value === true}
    onChange={(isChecked) => change(isChecked ? true : uncheckedValue(field.optional))}
  />
);

const uncheckedValue = (optional: true | undefined) => (optional === true ? undefined : false);

/** A checkbox for a boolean field. `shown` is labelled "Visitors see it", and checked unless the file says false. */
export function FlagSwitch({
  field,
  name,
  ...place
}: FieldPlace & { field: ValueField; name: string }) {
  const { value, change } = usePlace(place);
  const id = idOf(place);
  if (name === 'shown')
    return (
      <Check
        id={id}
        label="Visitors see it"
        isChecked={value !== false}
        onChange={(isChecked) => change(isChecked ? undefined : false)}
      />
    );
  return (
    <FlagControl
      field={field}
      label={field.label}
      id={id}
      {...place}
      value={value}
      describedBy={undefined}
      isWrong={false}
      change={(next) => {
        if (next !== value) change(next);
      }}
    />
  );
}
