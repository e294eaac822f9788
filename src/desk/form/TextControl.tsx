/* The control of a text, the menu of placeholders that can be inserted into it, and how it reads. */

import { type FocusEvent, useRef } from 'react';
import { namesIn, useDeskState } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import type { FieldControl } from './field-control.ts';
import { More } from './More.tsx';
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
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // A word may be inserted after the space that was typed last.
      if (text === before.current || currentTarget.closest('.field')?.contains(relatedTarget))
        return;
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

/** How a sentence reads with the values of its placeholders; nothing without any. */
export function ReadsAs({ text }: { text: string }) {
  const state = useDeskState();
  const { facts } = state;
  const names = namesIn(state);
  const filled = text.replace(/\{([\w:-]+)\}/g, (_, name: string) =>
    facts[name] === undefined ? words.filledIn(names.fact(name)) : facts[name],
  );
  return filled !== text && <p className="hint">Visitors read: {filled}</p>;
}

/** The menu of a sentence: the placeholders that can be inserted where the cursor is. */
export function InsertMenu({
  id,
  label,
  placeholders,
}: {
  /** The id of the control. */
  id: string;
  label: string;
  placeholders: Readonly<Record<string, unknown>>;
}) {
  const state = useDeskState();
  const { facts } = state;
  const names = namesIn(state);
  const all = new Set([
    ...Object.keys(placeholders),
    ...Object.keys(words.facts).filter((name) => Object.hasOwn(facts, name)),
  ]);
  return (
    <More
      label="Insert"
      name={label}
      acts={[...all].map((name) => ({
        icon: 'plus',
        label: facts[name] ? `${names.fact(name)}: ${facts[name]}` : names.fact(name),
        onPress: () => insertText(document.getElementById(id) as HTMLTextAreaElement, `{${name}}`),
      }))}
    />
  );
}
