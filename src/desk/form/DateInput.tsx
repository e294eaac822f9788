import { useEffect, useRef, type ComponentProps } from 'react';

/** Earlier years are incomplete: "0202" on the way to "2026". */
const firstYear = 1900;

/**
 * An input for a date, "2026-12-01". It is uncontrolled, so that a half-typed date keeps its parts: `onChange` gets
 * complete dates, and '' when the input is emptied.
 */
export function DateInput({
  value,
  onChange,
  ...attributes
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  /** The value last reported or received. */
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    input.current!.value = value;
  }, [value]);
  return (
    <input
      ref={input}
      className="input date"
      type="date"
      defaultValue={value}
      onChange={({ target }) => {
        const isPartial = target.validity.badInput;
        if (isPartial || (target.value !== '' && Number(target.value.slice(0, 4)) < firstYear))
          return;
        last.current = target.value;
        onChange(target.value);
      }}
      onBlur={({ target }) => {
        last.current = value;
        target.value = value;
      }}
      {...attributes}
    />
  );
}
