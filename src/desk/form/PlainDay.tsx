import { dateInWords } from '../in-words.ts';

/** A day that belongs to no field yet, from a first one on, with its words beside it. */
export const PlainDay = ({
  id,
  label,
  first,
  value,
  onChange,
}: {
  id: string;
  label: string;
  first: string;
  value: string;
  onChange: (value: string) => void;
}) => (
  <div className="field">
    <label className="label" htmlFor={id}>
      {label}
    </label>
    <span className="row">
      <input
        id={id}
        className="input date"
        type="date"
        min={first}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && <span>{dateInWords(value)}</span>}
    </span>
  </div>
);
