/* The controls with which one of several values is chosen: selects and checkboxes. */

import { useDeskState } from '../draft/use-desk.ts';
import { choiceInWords } from '../words/names.ts';
import { words } from '../words/words.ts';
import { type FieldControl, type FieldPlace, idOf, usePlace } from './field-control.ts';
import type { ValueField } from '../../content/field.ts';
import { Check, SelectInput } from './plain-controls.tsx';

/** A select of the options of a field. */
export const ChoiceControl = (props: FieldControl) => (
  <Select
    {...props}
    options={props.field.choices!.map((one) => [one, choiceInWords(props.field, one)] as const)}
  />
);

/** A select of existing things, by name. */
export function ReferenceControl(props: FieldControl) {
  const { things } = useDeskState();
  const kind = props.field.refersTo ?? 'page';
  return <Select {...props} options={things[kind] ?? []} />;
}

/** The props of a select. A value that is not among the options is shown as it is. */
interface Options extends FieldControl {
  options: readonly (readonly [value: string, name: string])[];
}

export function Select({ field, id, describedBy, isWrong, value, change, options }: Options) {
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = chosen === '' || options.some(([one]) => one === chosen);
  return (
    <SelectInput
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      value={chosen}
      empty={chosen === '' || field.optional === true ? words.choose : undefined}
      options={isKnown ? options : [[chosen, `${chosen} (not found)`], ...options]}
      onChange={(next) => change(next === '' ? undefined : next)}
    />
  );
}

/**
 * A checkbox for a boolean field. An optional one is removed when it is unchecked; `shown` is labelled "Visitors see it",
 * and checked unless the file says false.
 */
export function CheckboxPart({ field, ...place }: FieldPlace & { field: ValueField }) {
  const { value, change } = usePlace(place);
  const isShown = place.path.at(-1) === 'shown';
  const checked = isShown ? undefined : true;
  const unchecked = field.optional === true && !isShown ? undefined : false;
  return (
    <Check
      id={idOf(place)}
      label={
        <>
          {isShown ? 'Visitors see it' : field.label}
          {!isShown && field.help !== undefined && <span className="hint"> {field.help}</span>}
        </>
      }
      isChecked={isShown ? value !== false : value === true}
      onChange={(isChecked) => change(isChecked ? checked : unchecked)}
    />
  );
}
