import { useRef } from 'react';
import { tidyLine } from './plain-text.ts';
import type { FieldControl } from './field-control.ts';

const inputs: Record<string, { type: string; inputMode?: 'tel' | 'email' | 'url' }> = {
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  web: { type: 'url', inputMode: 'url' },
};

/** An input for a short text, a textarea for a longer one. */
export function TextControl({ field, id, describedBy, isWrong, value, change }: FieldControl) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const before = useRef(text);
  const shared = {
    id,
    className: 'input',
    'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined,
    value: text,
    placeholder: ' ',
    onFocus: () => {
      before.current = text;
    },
    // An optional text that is empty is removed.
    onBlur: () => {
      if (text === before.current) return;
      if (text === '' && field.optional === true && value !== undefined) change(undefined);
      else if (tidyLine(text) !== text) change(tidyLine(text));
    },
  };
  const isShort =
    (field.most ?? 0) <= 60 || inputs[field.kind] !== undefined || field.kind === 'id';
  if (isShort)
    return (
      <input
        {...shared}
        {...(inputs[field.kind] ?? { type: 'text' })}
        onChange={({ target }) => change(target.value)}
      />
    );
  return (
    <textarea
      {...shared}
      rows={Math.max(1, Math.ceil(text.length / 56))}
      onChange={({ target }) => change(target.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}
