import { DateInput } from './DateInput.tsx';
import { dateInWords } from '../words/days-in-words.ts';

/** A date input that is not bound to a content field, with the date in words beside it. */
export const PlainDay = ({
  id,
  label,
  first,
  value,
  onChange,
}: {
  id: string;
  label: string;
  /** The first date that can be chosen: "2026-12-01". */
  first: string;
  value: string;
  onChange: (value: string) => void;
}) => (
  <div className="field">
    <label className="label" htmlFor={id}>
      {label}
    </label>
    <span className="row">
      <DateInput id={id} min={first} value={value} onChange={onChange} />
      {value !== '' && <span>{dateInWords(value)}</span>}
    </span>
  </div>
);
