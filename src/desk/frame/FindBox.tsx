import { useState } from 'react';
import { words } from '../words.ts';
import { Icon } from './Icon.tsx';

/** Looks for words in everything that the site says. */
export function FindBox({ asked, onFind }: { asked: string; onFind: (asked: string) => void }) {
  const [typed, setTyped] = useState(asked);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onFind(typed.trim());
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
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </form>
  );
}
