import { words } from '../words.ts';

const most = 80;

/** The reason for a difference, as visitors read it. */
export const ReasonField = ({
  value,
  isOptional = false,
  help,
  onChange,
}: {
  value: string;
  isOptional?: boolean;
  help?: string;
  onChange: (value: string) => void;
}) => (
  <div className="field">
    <span className="head-line">
      <label className="label" htmlFor="why">
        {words.whyAsRead}
        {isOptional && <span className="quiet"> {words.optional}</span>}
      </label>
      <span className="count">{words.count(value.length, most)}</span>
    </span>
    {help !== undefined && (
      <p className="hint" id="why-hint">
        {help}
      </p>
    )}
    <input
      id="why"
      className="input"
      type="text"
      aria-describedby={help === undefined ? undefined : 'why-hint'}
      maxLength={most}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
);
