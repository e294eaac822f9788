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
