import { useState } from 'react';
import { Icon } from '../frame/Icon.tsx';
import { Named } from '../frame/Named.tsx';
import { insertText } from './plain-text.ts';
import { namesIn, useShown } from '../frame/use-desk.ts';
import { words } from '../words.ts';
import type { FieldControl } from './field-control.ts';

/** Below a sentence: how it reads with the values of its words in braces, and a list of such words to put in. */
export function PutIn({
  id,
  label,
  value,
  placeholders,
}: FieldControl & { placeholders: Readonly<Record<string, unknown>> }) {
  const shown = useShown();
  const { facts } = shown;
  const names = namesIn(shown);
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
      {filled !== text && <p className="hint">{words.readsNow(filled)}</p>}
      <button
        className="btn text small"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of="plus" />
        <Named label={words.putIn} what={label} />
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
