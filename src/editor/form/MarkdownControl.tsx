import { useEffect, useRef, useState } from 'react';
import { readingMinutes } from '../../text/reading-minutes.ts';
import { words } from '../words.ts';
import type { FieldControl } from './field-control.ts';
import { LinkTool } from './LinkTool.tsx';
import { MarkdownEditor } from './markdown-editor.ts';
import { withKind } from './markdown-edits.ts';
import type { Line } from './markdown-lines.ts';

/** A rich text editor for Markdown: paragraphs, headings, lists, bold and italic words, links. */
export function MarkdownControl({ id, describedBy, isWrong, value, change }: FieldControl) {
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<MarkdownEditor>();
  const text = typeof value === 'string' ? value : '';
  const report = useRef(change);
  useEffect(() => {
    report.current = change;
  });
  useEffect(() => {
    const listening = new AbortController();
    const made = new MarkdownEditor(box.current!, (next) => report.current(next));
    made.listen(listening.signal);
    setEditor(made);
    return () => listening.abort();
  }, []);
  useEffect(() => editor?.show(text), [editor, text]);
  return (
    <div>
      <Tools id={id} editor={editor} text={text} />
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
      />
    </div>
  );
}

/** The toolbar: one stop of the Tab key, within which the arrow keys move from button to button. */
function Tools({
  id,
  editor,
  text,
}: {
  id: string;
  editor: MarkdownEditor | undefined;
  text: string;
}) {
  const { kind, look } = useCursor(editor, text);
  const [stop, setStop] = useState(0);
  const kinds: [Line['kind'], string][] = [
    ['heading', words.heading],
    ['item', words.list],
    ['number', words.numbers],
  ];
  const tools = [
    ...kinds.map(([one, name]) => ({
      name,
      isOn: kind === one,
      act: () => editor?.act((lines, span) => withKind(lines, span, one)),
    })),
    { name: words.bold, isOn: look.bold === true, act: () => editor?.toggle('bold') },
    { name: words.italic, isOn: look.italic === true, act: () => editor?.toggle('italic') },
  ];
  return (
    <div
      className="tools"
      role="toolbar"
      aria-label={words.textTools}
      aria-controls={id}
      // Keeps the focus in the text.
      onMouseDown={(event) => {
        if (event.target instanceof HTMLButtonElement) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLButtonElement) setStop(stepAlong(event, stop));
      }}
    >
      {tools.map(({ name, isOn, act }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={isOn}
          onClick={act}
        >
          {name}
        </button>
      ))}
      {editor && (
        <LinkTool editor={editor} to={look.to} tabIndex={tools.length === stop ? 0 : -1} />
      )}
      <span className="reading">{words.reading(readingMinutes(text))}</span>
    </div>
  );
}

function stepAlong(event: React.KeyboardEvent<HTMLElement>, stop: number): number {
  const all = event.currentTarget.querySelectorAll<HTMLElement>(':scope > button');
  const steps: Record<string, number> = {
    ArrowRight: (stop + 1) % all.length,
    ArrowLeft: (stop + all.length - 1) % all.length,
    Home: 0,
    End: all.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return stop;
  event.preventDefault();
  all[next]!.focus();
  return next;
}

/** The kind of line and the style at the cursor. */
function useCursor(editor: MarkdownEditor | undefined, text: string) {
  const [cursor, setCursor] = useState<ReturnType<MarkdownEditor['atCursor']>>({
    kind: 'paragraph',
    look: {},
  });
  useEffect(() => {
    if (!editor) return undefined;
    const look = () => setCursor(editor.atCursor());
    look();
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [editor, text]);
  return cursor;
}
