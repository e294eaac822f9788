import type { ValueField } from '../form-field.ts';
import { words } from '../words.ts';
import { FlagControl } from './choices.tsx';
import { idOf, usePlace, type Place } from './field-context.ts';

/**
 * A mark that is there or not. Of two the form asks the other way round: whether something is real by now (the file says
 * that it is invented), and whether it is shown (the file says when it is not).
 */
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
