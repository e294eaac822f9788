import { useEffect, useRef, useState } from 'react';
import { useShown } from '../use-desk.ts';
import { words } from '../words.ts';
import type { FieldControl } from './field-context.ts';
import { blocksOf, markdownOf } from './markdown-blocks.ts';
import { blocksIn, drawBlocks } from './markdown-dom.ts';

/** Words per minute, as on the page of a post. */
const perMinute = 220;

/** A rich text editor for Markdown: paragraphs, headings, lists, bold words and links to pages. */
export function MarkdownControl({ id, describedBy, isWrong, value, change }: FieldControl) {
  const box = useRef<HTMLDivElement>(null);
  const text = typeof value === 'string' ? value : '';
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === text) return;
    last.current = text;
    drawBlocks(box.current!, blocksOf(text));
  }, [text]);
  const report = () => {
    const next = markdownOf(blocksIn(box.current!));
    // Only normalised, without a change of content.
    if (markdownOf(blocksOf(text)) === next) return;
    last.current = next;
    change(next, true);
  };
  const act = (command: string, argument?: string) => {
    box.current!.focus();
    // Deprecated, but the only way to edit that keeps the browser's own undo stack.
    document.execCommand(command, false, argument);
    report();
  };
  const list = () => {
    const { anchorNode: before, anchorOffset, isCollapsed } = getSelection()!;
    act('insertUnorderedList');
    // Chromium moves the cursor to the start of the new list item.
    const after = getSelection()!.anchorNode;
    if (isCollapsed && before instanceof Text && after instanceof Text)
      getSelection()!.collapse(after, Math.min(anchorOffset, after.length));
  };
  const bold = () => {
    const word = wordAtCursor(box.current!);
    // At the end of a word, bold applies to what is typed next.
    const isInside = word && word.before > 0 && word.after > 0;
    if (isInside) select(word);
    act('bold');
    // Otherwise the next letter would replace the selected word.
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
        // Keeps the focus in the text.
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
        <LinkTool box={box} onDone={report} />
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
        onInput={report}
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
  /** The numbers of its letters before and after the cursor. */
  before: number;
  after: number;
}

/** The word at the cursor; undefined where text is selected. */
function wordAtCursor(box: HTMLElement): Word | undefined {
  const { anchorNode: node, anchorOffset: at, isCollapsed } = getSelection()!;
  if (!box.contains(node) || !isCollapsed || !(node instanceof Text)) return undefined;
  const before = /[\p{L}\p{N}\p{M}’'-]*$/u.exec(node.data.slice(0, at))![0].length;
  const after = /^[\p{L}\p{N}\p{M}’'-]*/u.exec(node.data.slice(at))![0].length;
  return { node, at, before, after };
}

const select = ({ node, at, before, after }: Word) =>
  getSelection()!.setBaseAndExtent(node, at - before, node, at + after);

function isIn(box: HTMLElement, tag: string): boolean {
  let node: Node | null | undefined = getSelection()?.anchorNode;
  while (node && node !== box) {
    if (node instanceof HTMLElement && node.tagName === tag) return true;
    node = node.parentNode;
  }
  return false;
}

/** Turns the selected words into a link to a page of the site. */
function LinkTool({
  box,
  onDone,
}: {
  box: React.RefObject<HTMLDivElement | null>;
  onDone: () => void;
}) {
  const { things } = useShown();
  const [range, setRange] = useState<Range>();
  const [isHinted, setHinted] = useState(false);
  if (!range)
    return (
      <button
        type="button"
        onClick={() => {
          const word = wordAtCursor(box.current!);
          if (word) select(word);
          const selection = getSelection()!;
          setHinted(selection.isCollapsed);
          if (!selection.isCollapsed) setRange(selection.getRangeAt(0).cloneRange());
        }}
      >
        {words.link}
        <span role="status">{isHinted && `: ${words.linkHint}`}</span>
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
