import type { ValueField } from '../form-field.ts';
import { words } from '../words.ts';
import { FlagControl } from './choices.tsx';
import { idOf, usePlace, type Place } from './field-context.ts';

/** A boolean field. "Example" and "hidden" flags of the file are shown inverted: "Confirmed", "Visitors see it". */
export function FlagSwitch({ field, name, ...place }: Place & { field: ValueField; name: string }) {
  const { value, change } = usePlace(place);
  const id = idOf(place);
  if (name === 'placeholder')
    return (
      <label className="check">
        <input
          id={id}
          type="checkbox"
          checked={value !== true}
          onChange={({ target }) => change(target.checked ? undefined : true)}
        />
        <span>{words.isReal}</span>
      </label>
    );
  if (name === 'shown')
    return (
      <label className="check">
        <input
          id={id}
          type="checkbox"
          checked={value !== false}
          onChange={({ target }) => change(target.checked ? undefined : false)}
        />
        <span>{words.isShown}</span>
      </label>
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
