import { words } from '../words.ts';

/** A choice that belongs to no field yet: its value is written with others at the press of a button. */
export const PlainSelect = ({
  id,
  label,
  value,
  options,
  empty,
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  /** What nothing chosen means; without it something has to be chosen. */
  empty?: string;
  onChange: (value: string) => void;
}) => (
  <div className="field">
    <label className="label" htmlFor={id}>
      {label}
    </label>
    <select
      id={id}
      className="input"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {(empty !== undefined || value === '') && <option value="">{empty ?? words.choose}</option>}
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  </div>
);
