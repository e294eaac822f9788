/* The tool of the editor of posts that links words. */

import type { EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { Message } from '../frame/Message.tsx';
import { useShown } from '../frame/use-desk.ts';
import { words } from '../words/words.ts';
import { link, markAt, wordsAt } from './commands.ts';
import { websiteOf } from './link-address.ts';
import type { PostEditor } from './post-editor.ts';

/** The values of two options of the select that are no pages. */
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
  const { things } = useShown();
  /** The target of the link at the cursor. */
  const to = markAt(state, 'link');
  const [span, setSpan] = useState<ReturnType<typeof wordsAt>>();
  const [isHinted, setHinted] = useState(false);
  const [address, setAddress] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    setSpan(undefined);
    setAddress(undefined);
    setWrong(false);
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
        {words.link}
        <span role="status">{isHinted && `: ${words.linkHint}`}</span>
      </button>
    );
  if (address !== undefined)
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const website = websiteOf(address);
          setWrong(website === undefined);
          if (website !== undefined) linkTo(website);
        }}
        onKeyDown={({ key }) => key === 'Escape' && linkTo()}
      >
        <input
          className="input"
          aria-label={words.linkAddress}
          placeholder="https://"
          autoFocus
          inputMode="url"
          aria-invalid={isWrong || undefined}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <button type="submit">{words.linkSet}</button>
        <div role="alert">{isWrong && <Message kind="bad">{words.linkWrong}</Message>}</div>
      </form>
    );
  return (
    <select
      className="input"
      aria-label={words.linkTo}
      autoFocus
      defaultValue=""
      onBlur={close}
      onKeyDown={({ key }) => key === 'Escape' && linkTo()}
      onChange={({ target: { value } }) => {
        if (value === otherWebsite) setAddress('');
        else linkTo(value);
      }}
    >
      <option value="">{words.linkTo}</option>
      {to !== undefined && <option value={noLink}>{words.linkOff}</option>}
      <option value={otherWebsite}>{words.linkElsewhere}</option>
      {(things['page'] ?? []).map(([page, name]) => (
        <option key={page} value={page}>
          {name}
        </option>
      ))}
    </select>
  );
}
