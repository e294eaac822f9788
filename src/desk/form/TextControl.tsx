/* The control of a text, and the list of placeholders that can be inserted into it. */

import { useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import { Named } from './Message.tsx';
import { namesIn, useShown } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import type { FieldControl } from './field-control.ts';
import { insertText, tidyLine } from './plain-text.ts';

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

/** Shows a sentence with the values of its placeholders, and a list of placeholders to insert. */
export function PlaceholderPicker({
  id,
  label,
  value,
  placeholders,
}: FieldControl & { placeholders: Readonly<Record<string, unknown>> }) {
  const state = useShown();
  const { facts } = state;
  const names = namesIn(state);
  const [isOpen, setOpen] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const filled = text.replace(/\{([\w:-]+)\}/g, (_, name: string) =>
    facts[name] === undefined ? words.filledIn(names.fact(name)) : facts[name],
  );
  const all = new Set([
    ...Object.keys(placeholders),
    ...Object.keys(words.facts).filter((name) => Object.hasOwn(facts, name)),
  ]);
  return (
    <div className="put-in">
      {filled !== text && <p className="hint">Visitors read: {filled}</p>}
      <button
        className="btn text small"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of="plus" />
        <Named label="Insert" what={label} />
      </button>
      {isOpen && (
        <ul className="chips">
          {[...all].map((name) => (
            <li key={name}>
              <button
                className="btn small"
                type="button"
                onClick={() => {
                  const field = document.getElementById(id);
                  insertText(field as HTMLTextAreaElement, `{${name}}`);
                  setOpen(false);
                }}
              >
                {facts[name] ? `${names.fact(name)}: ${facts[name]}` : names.fact(name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
