import type { ValueField } from './form-field.ts';
import { words } from '../words/words.ts';
import { FlagControl } from './choices.tsx';
import { idOf, usePlace, type Place } from './field-control.ts';

/** A checkbox for a boolean field. `shown` is labelled "Visitors see it", and checked unless the file says false. */
export function FlagSwitch({ field, name, ...place }: Place & { field: ValueField; name: string }) {
  const { value, change } = usePlace(place);
  const id = idOf(place);
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
