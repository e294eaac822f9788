import { words } from '../words/form-words.ts';

/** A select that is not bound to a content field: the screen decides what its value does, and when. */
export const PlainSelect = ({
  id,
  label,
  isLabelHidden = false,
  value,
  options,
  empty,
  onChange,
}: {
  id: string;
  label: string;
  /** The label is for a screen reader only. */
  isLabelHidden?: boolean;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  /** The label of the empty option; without it, a choice is required. */
  empty?: string;
  onChange: (value: string) => void;
}) => (
  <div className="field">
    <label className={isLabelHidden ? 'vh' : 'label'} htmlFor={id}>
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
