/* Inputs of the screens whose value is not a field of the content: the screen decides what it does. */

import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { isDate } from '../../content/dates.ts';
import { dateInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { LabelledField } from './LabelledField.tsx';
import { Button } from './Button.tsx';

/** An input that is not bound to a content field, with its label; with a `maxLength` it says how long its text is. */
export function PlainInput({
  label,
  hint,
  isOptional,
  onChange,
  ...input
}: Pick<ComponentProps<typeof LabelledField>, 'hint' | 'isOptional'> &
  Omit<ComponentProps<'input'>, 'onChange'> & {
    label: string;
    value: string;
    onChange: (value: string) => void;
  }) {
  const id = useId();
  return (
    <LabelledField
      id={id}
      label={label}
      hint={hint}
      isOptional={isOptional}
      {...(input.maxLength !== undefined && {
        count: words.count(input.value.length, input.maxLength),
      })}
    >
      <input
        className="input"
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        {...input}
      />
    </LabelledField>
  );
}

/** A select of values with their names. */
export const SelectInput = <Value extends string>({
  options,
  empty,
  onChange,
  ...select
}: Omit<ComponentProps<'select'>, 'onChange'> & {
  options: readonly (readonly [value: Value, name: string])[];
  /** The label of the empty option, if there is one. */
  empty: string | undefined;
  onChange: (value: Value) => void;
}) => (
  <select className="input" onChange={({ target }) => onChange(target.value as Value)} {...select}>
    {empty !== undefined && <option value="">{empty}</option>}
    {options.map(([one, name]) => (
      <option key={one} value={one}>
        {name}
      </option>
    ))}
  </select>
);

/** A select that is not bound to a content field: the screen decides what its value does, and when. */
export function PlainSelect<Value extends string>({
  label,
  isLabelHidden,
  empty,
  ...select
}: {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: Value | '';
  options: readonly (readonly [value: Value, name: string])[];
  /** The label of the empty option; without it, a choice is required. */
  empty?: string;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <LabelledField id={id} label={label} isLabelHidden={isLabelHidden}>
      <SelectInput
        id={id}
        empty={empty ?? (select.value === '' ? words.choose : undefined)}
        {...select}
      />
    </LabelledField>
  );
}

/** A date input that is not bound to a content field. */
export function PlainDay({
  label,
  first,
  ...input
}: {
  label: string;
  /** The first date that can be chosen: "2026-12-01". */
  first: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <LabelledField id={id} label={label}>
      <DateInput id={id} min={first} {...input} />
    </LabelledField>
  );
}

/** A checkbox with its label. */
export const Check = ({
  id,
  label,
  look = 'check',
  isChecked,
  onChange,
}: {
  id?: string;
  label: ReactNode;
  look?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}) => (
  <label className={look}>
    <input
      id={id}
      type="checkbox"
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{label}</span>
  </label>
);

/** Small buttons in a row, one for each value; `isPressed`: for values of which some are chosen already. */
export const SmallButtons = <Value extends string>({
  options,
  isPressed,
  onPress,
}: {
  options: readonly (readonly [value: Value, label: string])[];
  isPressed?: (value: Value) => boolean;
  onPress: (value: Value) => void;
}) => (
  <div className="row">
    {options.map(([one, label]) => (
      <Button
        key={one}
        label={label}
        look="small"
        aria-pressed={isPressed?.(one)}
        onPress={() => onPress(one)}
      />
    ))}
  </div>
);

/** Radio buttons that are not bound to a content field. */
export const PlainChoice = <Value extends string | boolean>({
  legend,
  hint,
  name,
  value,
  options,
  isAcross = false,
  onChange,
}: {
  legend: string;
  hint?: string;
  /** The name of the radio group. */
  name: string;
  value: Value | undefined;
  options: readonly (readonly [value: Value, label: React.ReactNode])[];
  /** In one row, if there is room. */
  isAcross?: boolean;
  onChange: (value: Value) => void;
}) => (
  <fieldset className="field">
    <legend>{legend}</legend>
    {hint !== undefined && <p className="hint">{hint}</p>}
    <div className={isAcross ? 'choice across' : 'choice'}>
      {options.map(([one, label]) => (
        <label key={String(one)}>
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

/** Earlier years are incomplete: "0202" on the way to "2026". */
const firstYear = 1900;

/**
 * An input for a date, "2026-12-01", with the date in words beside it, because 12/01 can be read in two ways. It is uncontrolled, so that a half-typed date keeps its parts: `onChange` gets
 * complete dates, and '' when the input is emptied.
 */
export function DateInput({
  id,
  value,
  describedBy,
  onChange,
  ...attributes
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  id: string;
  value: string;
  describedBy?: string | undefined;
  onChange: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const date = isDate(value) ? value : '';
  /** The value last reported or received. */
  const last = useRef(date);
  useEffect(() => {
    if (last.current === date) return;
    last.current = date;
    input.current!.value = date;
  }, [date]);
  return (
    <span className="row">
      <input
        ref={input}
        id={id}
        className="input date"
        type="date"
        aria-describedby={[describedBy, `${id}-words`].filter(Boolean).join(' ')}
        defaultValue={date}
        onChange={({ target }) => {
          const isPartial = target.validity.badInput;
          if (isPartial || (target.value !== '' && Number(target.value.slice(0, 4)) < firstYear))
            return;
          last.current = target.value;
          onChange(target.value);
        }}
        onBlur={({ target }) => {
          last.current = date;
          target.value = date;
        }}
        {...attributes}
      />
      <span id={`${id}-words`}>{value !== '' && dateInWords(value)}</span>
    </span>
  );
}
