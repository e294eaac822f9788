import { useState } from 'react';
import { Icon } from '../form/Icon.tsx';

const find = 'Find';

/** Focuses the first link in `.found`, which SearchResults.tsx renders. */
const goToFirst = () => document.querySelector<HTMLElement>('main.work .found a')?.focus();

/** The search box for the content of the site. */
export function SearchBox({
  query,
  onFind,
  onType,
}: {
  query: string;
  onFind: (query: string) => void;
  /** Called at each keystroke, unless the box is empty. Without this function the box has a button. */
  onType?: (query: string) => void;
}) {
  const [typed, setTyped] = useState(query);
  const [shown, setShown] = useState(query);
  // Back leads to the results of another query, and a result to a screen without one.
  if (query !== shown) {
    setShown(query);
    if (query !== typed.trim()) setTyped(query);
  }
  return (
    <form
      noValidate
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
          aria-label="Find what to change"
          placeholder={find}
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
          <button className="btn sq text" type="submit" aria-label={find}>
            <Icon of="next" />
          </button>
        )}
      </div>
    </form>
  );
}
