/* The tool with which the editor of posts links words. */

import type { EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { Message } from '../form/Message.tsx';
import { useDeskState } from '../draft/use-desk.ts';
import { link, markAt, wordsAt } from './commands.ts';
import { websiteOf } from './link-address.ts';
import type { PostEditor } from './post-editor.ts';

const whichPage = 'Which page?';

/** Values of the select that are not pages. */
const otherWebsite = 'https:';
const noLink = '-';

/** Links the selected words, or the word at the cursor, to a page or to another website. */
export function LinkTool({
  editor: { view },
  state,
  tabIndex,
}: {
  editor: PostEditor;
  state: EditorState;
  tabIndex: number;
}) {
  const { things } = useDeskState();
  /** The target of the link at the cursor. */
  const to = markAt(state, 'link');
  const [span, setSpan] = useState<ReturnType<typeof wordsAt>>();
  const [isHinted, setHinted] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const close = () => {
    setSpan(undefined);
    setElsewhere(false);
  };
  /** Links the words; without a target they stay as they are. */
  const linkTo = (target?: string) => {
    if (span && target !== undefined)
      link(span.from, span.to, target === noLink ? undefined : target)(view.state, view.dispatch);
    close();
    view.focus();
  };
  if (!span)
    return (
      <button
        type="button"
        tabIndex={tabIndex}
        aria-pressed={to !== undefined}
        onClick={() => {
          const chosen = wordsAt(view.state);
          setHinted(chosen.from === chosen.to);
          if (chosen.from < chosen.to) setSpan(chosen);
        }}
      >
        Link
        <span role="status">{isHinted && `: ${'choose some words first'}`}</span>
      </button>
    );
  if (isElsewhere) return <WebsiteForm onDone={linkTo} />;
  return (
    <select
      className="input"
      aria-label={whichPage}
      autoFocus
      defaultValue=""
      onBlur={close}
      onKeyDown={({ key }) => key === 'Escape' && linkTo()}
      onChange={({ target: { value } }) => {
        if (value === otherWebsite) setElsewhere(true);
        else linkTo(value);
      }}
    >
      <option value="">{whichPage}</option>
      {to !== undefined && <option value={noLink}>Remove the link</option>}
      <option value={otherWebsite}>Another website</option>
      {(things['page'] ?? []).map(([page, name]) => (
        <option key={page} value={page}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Asks for the address of another website; `onDone` gets none if it is cancelled. */
function WebsiteForm({ onDone }: { onDone: (address?: string) => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const address = websiteOf(typed);
        setWrong(address === undefined);
        if (address !== undefined) onDone(address);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <input
        className="input"
        aria-label="Its address, https://…"
        aria-invalid={isWrong || undefined}
        placeholder="https://"
        autoFocus
        inputMode="url"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit">Add the link</button>
      <div role="alert">
        {isWrong && (
          <Message kind="bad">
            This is not the address of a website. Copy it from the top of the browser, such as
            https://www.example.com/menu.
          </Message>
        )}
      </div>
    </form>
  );
}
