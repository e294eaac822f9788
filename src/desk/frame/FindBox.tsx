import { useState } from 'react';
import { words } from '../words/words.ts';
import { Icon } from './Icon.tsx';

/** Focuses the first result, if there is one on the screen. */
const goToFirst = () => document.querySelector<HTMLElement>('main.work .found a')?.focus();

/** The search box for the content of the site. */
export function FindBox({
  query,
  onFind,
  onType,
}: {
  query: string;
  onFind: (query: string) => void;
  /** Called at each keystroke, unless the box is empty; without it, the box has a button. */
  onType?: (query: string) => void;
}) {
  const [typed, setTyped] = useState(query);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onFind(typed.trim());
        goToFirst();
      }}
    >
      <div className="find">
        <Icon of="search" />
        <input
          className="input"
          type="search"
          aria-label={words.find}
          placeholder={words.findShort}
          value={typed}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            goToFirst();
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value.trim() !== '') onType?.(target.value.trim());
          }}
        />
        {!onType && (
          <button className="btn sq text" type="submit" aria-label={words.findShort}>
            <Icon of="next" />
          </button>
        )}
      </div>
    </form>
  );
}
