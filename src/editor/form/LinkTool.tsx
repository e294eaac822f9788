import { useState } from 'react';
import { useShown } from '../use-desk.ts';
import { words } from '../words.ts';
import type { MarkdownEditor } from './markdown-editor.ts';
import { insert, withLook } from './markdown-edits.ts';
import { isEmptySpan, wordAt, type Span } from './markdown-lines.ts';
import { unseen, without } from './markdown-runs.ts';

/** The values of two options of the select that are no pages. */
const otherWebsite = 'https:';
const noLink = '-';

/** Links the selected words, or the word at the cursor, to a page or to another website. */
export function LinkTool({
  editor,
  to,
  tabIndex,
}: {
  editor: MarkdownEditor;
  /** The target of the link at the cursor. */
  to: string | undefined;
  tabIndex: number;
}) {
  const { things } = useShown();
  const [span, setSpan] = useState<Span>();
  const [isHinted, setHinted] = useState(false);
  const [address, setAddress] = useState<string>();
  const close = () => {
    setSpan(undefined);
    setAddress(undefined);
  };
  /** Links the words; without a target they stay as they are. */
  const link = (target?: string) => {
    editor.act((lines) => (span && target !== undefined ? linked(lines, span, target) : undefined));
    close();
  };
  if (!span)
    return (
      <button
        type="button"
        tabIndex={tabIndex}
        aria-pressed={to !== undefined}
        onClick={() => {
          const { lines, span: selected } = editor.selected();
          const chosen = wordAt(lines, selected);
          setHinted(isEmptySpan(chosen));
          if (!isEmptySpan(chosen)) setSpan(chosen);
        }}
      >
        {words.link}
        <span role="status">{isHinted && `: ${words.linkHint}`}</span>
      </button>
    );
  if (address !== undefined)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          link(`https://${address.trim().replace(/^(?:https?:)?\/*/i, '')}`);
        }}
        onKeyDown={({ key }) => key === 'Escape' && link()}
      >
        <input
          className="input"
          aria-label={words.linkAddress}
          placeholder="https://"
          autoFocus
          required
          inputMode="url"
          pattern={String.raw`\s*(https?:\/\/)?[a-zA-Z0-9\-]+(\.[a-zA-Z0-9\-]+)+([\/?#][^\s"'<>\\\(\)\{\}]*)?\s*`}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <button type="submit">{words.linkSet}</button>
      </form>
    );
  return (
    <select
      className="input"
      aria-label={words.linkTo}
      autoFocus
      defaultValue=""
      onBlur={close}
      onKeyDown={({ key }) => key === 'Escape' && link()}
      onChange={({ target: { value } }) => {
        if (value === otherWebsite) setAddress('');
        else link(value);
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

/** The edit that sets or removes a link. Text typed after a new link is not part of it. */
function linked(lines: Parameters<typeof withLook>[0], span: Span, to: string) {
  const look = withLook(lines, span, (run) =>
    to === noLink ? without(run, 'to') : { ...run, to },
  );
  const end: Span = { from: span.to, to: span.to };
  if (to === noLink) return { ...look, span: end };
  return insert(look.lines, end, [{ kind: 'paragraph', runs: [{ text: unseen }] }]);
}
