import { useEffect, useRef, useState } from 'react';
import { Named } from '../frame/Named.tsx';
import { Icon } from '../frame/Icon.tsx';
import { namesIn, useShown } from '../use-desk.ts';
import { words } from '../words.ts';
import type { FieldControl } from './field-control.ts';
import { tidied } from './tidied.ts';
import { drawInto, textOf, tokenFor } from './token-text.ts';

/** A text editor in which placeholders are tokens that cannot be mistyped. */
export function TokenControl({
  field,
  id,
  label,
  describedBy,
  isWrong,
  value,
  change,
}: FieldControl) {
  const shown = useShown();
  const { facts, site } = shown;
  const names = namesIn(shown);
  const box = useRef<HTMLDivElement>(null);
  const text = typeof value === 'string' ? value : '';
  const valueAndMeaning = (name: string): readonly [string, string] => [
    facts[name] ?? '',
    names.fact(name),
  ];
  useEffect(() => drawInto(box.current!, text, valueAndMeaning));
  const report = (typed: string) => change(typed);
  const insertable = [
    ...Object.keys(field.placeholders ?? {}),
    ...site.facts.filter((name) => name in facts),
  ];
  return (
    <div className="stack tight">
      <div
        ref={box}
        id={id}
        className="input rich"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline={false}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        tabIndex={0}
        onInput={({ currentTarget }) => report(textOf(currentTarget))}
        onBlur={({ currentTarget }) => {
          const typed = textOf(currentTarget);
          if (tidied(typed) === typed) return;
          change(tidied(typed));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onPaste={(event) => {
          event.preventDefault();
          insertAtCursor(
            document.createTextNode(tidied(event.clipboardData.getData('text/plain'))),
          );
          report(textOf(event.currentTarget));
        }}
      />
      <InsertMenu
        label={label}
        names={[...new Set(insertable)]}
        valueAndMeaning={valueAndMeaning}
        onInsert={(name) => {
          const here = box.current!;
          here.focus();
          insertAtCursor(tokenFor(name, valueAndMeaning(name)), here);
          report(textOf(here));
        }}
      />
    </div>
  );
}

/** Inserts a node at the cursor, or at the end of `box` if the cursor is not in it. */
function insertAtCursor(node: Node, box?: HTMLElement) {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || (box && !box.contains(range.commonAncestorContainer))) {
    box?.append(node);
    return;
  }
  range.deleteContents();
  range.insertNode(node);
  range.setStartAfter(node);
  range.collapse(true);
  selection!.removeAllRanges();
  selection!.addRange(range);
}

function InsertMenu({
  label,
  names,
  valueAndMeaning,
  onInsert,
}: {
  label: string;
  names: readonly string[];
  valueAndMeaning: (name: string) => readonly [string, string];
  onInsert: (name: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        className="btn text small"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of="plus" />
        <Named label={words.insertFact} what={label} />
      </button>
      {isOpen && (
        <ul className="chips">
          {names.map((name) => {
            const [value, meaning] = valueAndMeaning(name);
            return (
              <li key={name}>
                <button
                  className="btn small"
                  type="button"
                  onClick={() => {
                    onInsert(name);
                    setOpen(false);
                  }}
                >
                  {value === '' ? meaning : `${value} · ${meaning}`}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
