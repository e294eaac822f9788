import { useEffect, useRef, useState } from 'react';
import { useShown } from '../use-desk.ts';
import { words } from '../words.ts';
import type { FieldControl } from './field-context.ts';
import { blocksOf, markdownOf } from './markdown-blocks.ts';
import { blocksIn, drawBlocks } from './markdown-dom.ts';

/** Words in a minute, as the page of a post counts them. */
const perMinute = 220;

/** A long text: paragraphs, headings, lists, bold words and links to pages, as they will look. */
export function MarkdownControl({ id, describedBy, isWrong, value, change }: FieldControl) {
  const box = useRef<HTMLDivElement>(null);
  const text = typeof value === 'string' ? value : '';
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === text) return;
    last.current = text;
    drawBlocks(box.current!, blocksOf(text));
  }, [text]);
  const told = () => {
    const next = markdownOf(blocksIn(box.current!));
    // Without a change in the words there is none in the text.
    if (markdownOf(blocksOf(text)) === next) return;
    last.current = next;
    change(next, true);
  };
  const act = (command: string, argument?: string) => {
    box.current!.focus();
    // Old, and the one way in which every browser changes a text so that its own undo knows of it.
    document.execCommand(command, false, argument);
    told();
  };
  const list = () => {
    const { anchorNode: before, anchorOffset, isCollapsed } = getSelection()!;
    act('insertUnorderedList');
    // Chromium puts the cursor before the words that become a list.
    const after = getSelection()!.anchorNode;
    if (isCollapsed && before instanceof Text && after instanceof Text)
      getSelection()!.collapse(after, Math.min(anchorOffset, after.length));
  };
  const bold = () => {
    const word = wordAtCursor(box.current!);
    // At the end of a word what is typed next is meant.
    const isInside = word && word.before > 0 && word.after > 0;
    if (isInside) choose(word);
    act('bold');
    // What is typed next does not take the place of the word.
    if (isInside) getSelection()!.collapseToEnd();
  };
  const block = (tag: 'H3' | 'P') => act('formatBlock', isIn(box.current!, tag) ? 'P' : tag);
  return (
    <div>
      <div
        className="tools"
        role="toolbar"
        aria-label={words.textTools}
        aria-controls={id}
        // The cursor stays in the text.
        onMouseDown={(event) => {
          if (event.target instanceof HTMLButtonElement) event.preventDefault();
        }}
      >
        <button type="button" onClick={() => block('H3')}>
          {words.heading}
        </button>
        <button type="button" onClick={list}>
          {words.list}
        </button>
        <button type="button" onClick={bold}>
          {words.bold}
        </button>
        <LinkTool box={box} onDone={told} />
        <span className="reading">
          {words.reading(Math.max(1, Math.round(text.split(/\s+/).length / perMinute)))}
        </span>
      </div>
      <div
        ref={box}
        id={id}
        className="input prose"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        tabIndex={0}
        onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
        onInput={told}
        onPaste={(event) => {
          event.preventDefault();
          document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
        }}
      />
    </div>
  );
}

interface Word {
  node: Text;
  at: number;
  /** How many of its letters stand before the cursor, and how many after it. */
  before: number;
  after: number;
}

/** The word at which the cursor stands, where nothing is chosen. */
function wordAtCursor(box: HTMLElement): Word | undefined {
  const { anchorNode: node, anchorOffset: at, isCollapsed } = getSelection()!;
  if (!box.contains(node) || !isCollapsed || !(node instanceof Text)) return undefined;
  const before = /[\p{L}\p{N}\p{M}’'-]*$/u.exec(node.data.slice(0, at))![0].length;
  const after = /^[\p{L}\p{N}\p{M}’'-]*/u.exec(node.data.slice(at))![0].length;
  return { node, at, before, after };
}

const choose = ({ node, at, before, after }: Word) =>
  getSelection()!.setBaseAndExtent(node, at - before, node, at + after);

function isIn(box: HTMLElement, tag: string): boolean {
  let node: Node | null | undefined = getSelection()?.anchorNode;
  while (node && node !== box) {
    if (node instanceof HTMLElement && node.tagName === tag) return true;
    node = node.parentNode;
  }
  return false;
}

/** Makes of the words that are chosen a link to a page of the site. */
function LinkTool({
  box,
  onDone,
}: {
  box: React.RefObject<HTMLDivElement | null>;
  onDone: () => void;
}) {
  const { things } = useShown();
  const [range, setRange] = useState<Range>();
  const [isAsked, setAsked] = useState(false);
  if (!range)
    return (
      <button
        type="button"
        onClick={() => {
          const word = wordAtCursor(box.current!);
          if (word) choose(word);
          const selection = getSelection()!;
          setAsked(selection.isCollapsed);
          if (!selection.isCollapsed) setRange(selection.getRangeAt(0).cloneRange());
        }}
      >
        {words.link}
        <span role="status">{isAsked && `: ${words.linkHint}`}</span>
      </button>
    );
  return (
    <select
      className="input"
      aria-label={words.linkTo}
      autoFocus
      defaultValue=""
      onBlur={() => setRange(undefined)}
      onChange={({ target }) => {
        const link = document.createElement('a');
        link.dataset['to'] = target.value;
        link.textContent = range.toString();
        range.deleteContents();
        range.insertNode(link);
        setRange(undefined);
        onDone();
      }}
    >
      <option value="">{words.linkTo}</option>
      {(things['page'] ?? []).map(([address, name]) => (
        <option key={address} value={address}>
          {name}
        </option>
      ))}
    </select>
  );
}
