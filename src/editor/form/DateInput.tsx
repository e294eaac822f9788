import { useEffect, useRef, type ComponentProps } from 'react';

/** Years before this one are on their way to another: "0202" to "2026". */
const firstYear = 1900;

/**
 * A box for a date, "2026-12-01". What is only begun belongs to the box alone, so that its other parts stay: `onChange`
 * is told of a whole date, and of '' where it was emptied.
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
  /** What was told last, or stood here. */
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
        const isBegun = target.validity.badInput;
        if (isBegun || (target.value !== '' && Number(target.value.slice(0, 4)) < firstYear))
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
