import { words } from '../words.ts';

const most = 80;

/** Text input for the reason of a changed, cancelled or extra class, which visitors read. */
export const ReasonField = ({
  value,
  isOptional = false,
  onChange,
}: {
  value: string;
  isOptional?: boolean;
  onChange: (value: string) => void;
}) => (
  <div className="field">
    <span className="head-line">
      <label className="label" htmlFor="why">
        {words.reasonLabel}
        {isOptional && <span className="quiet"> {words.optional}</span>}
      </label>
      <span className="count">{words.count(value.length, most)}</span>
    </span>
    <input
      id="why"
      className="input"
      type="text"
      maxLength={most}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
);
