import { useId, type ComponentProps } from 'react';

/** An input that is not bound to a content field, with its label. */
export function PlainInput({
  label,
  hint,
  ...input
}: { label: string; hint?: string } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className="field part">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        className="input"
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        {...input}
      />
    </div>
  );
}
