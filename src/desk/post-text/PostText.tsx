import type { Command, EditorState } from 'prosemirror-state';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { valueAt } from '../../content/path.ts';
import { readingMinutes } from '../../content/text/text-size.ts';
import type { FieldControl } from '../form/field-control.ts';
import { useStore } from '../draft/use-desk.ts';
import { kindAt, markAt, toggleKind, toggleWords } from './commands.ts';
import { LinkTool } from './LinkTool.tsx';
import { PostEditor } from './post-editor.ts';

/** The editor of a post: paragraphs, headings, lists, bold and italic words, links. */
export function PostText({ id, describedBy, isWrong, file, path, value, change }: FieldControl) {
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<PostEditor>();
  const [state, setState] = useState<EditorState>();
  const text = typeof value === 'string' ? value : '';
  const [first] = useState(text);
  const store = useStore();
  const title = { file, path: [...path.slice(0, -1), 'title'] };
  const report = useRef({ change, title });
  useEffect(() => {
    report.current = { change, title };
  });
  useEffect(() => {
    const made = new PostEditor(box.current!, first, {
      onText: (next) => report.current.change(next),
      onState: setState,
      onLeftOut: store.say,
      onRefused: store.refuse,
      writeSoon: store.writeSoon,
      writeTyped: store.writeTyped,
      title() {
        const { file: post, path: at } = report.current.title;
        const typed = valueAt(store.current().values[post], at);
        return typeof typed === 'string' ? typed : '';
      },
    });
    setEditor(made);
    return () => {
      store.writeTyped();
      made.view.destroy();
    };
  }, [first, store]);
  useEffect(() => editor?.show(text), [editor, text]);
  // Together with the tools, which refer to the field by its id.
  useLayoutEffect(() => {
    editor?.view.setProps({
      attributes: {
        id,
        class: 'input prose',
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(isWrong && { 'aria-invalid': 'true' }),
      },
    });
  }, [editor, id, describedBy, isWrong]);
  return (
    <div>
      {editor && state && <Tools id={id} editor={editor} state={state} text={text} />}
      <div ref={box} className="input prose" />
    </div>
  );
}

/** The toolbar: a single Tab stop, in which the arrow keys move between buttons. */
function Tools({
  id,
  editor,
  state,
  text,
}: {
  id: string;
  editor: PostEditor;
  state: EditorState;
  text: string;
}) {
  const [stop, setStop] = useState(0);
  const minutes = useMemo(() => readingMinutes(text), [text]);
  const { view } = editor;
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const kind = kindAt(state);
  const kinds = [
    ['heading', 'Heading'],
    ['bullet_list', 'List'],
    ['ordered_list', 'Numbers'],
  ] as const;
  const marks = [
    ['strong', 'Bold'],
    ['em', 'Italic'],
  ] as const;
  const tools = [
    ...kinds.map(([one, name]) => ({ name, isOn: kind === one, command: toggleKind(one) })),
    ...marks.map(([one, name]) => ({
      name,
      isOn: markAt(state, one) !== undefined,
      command: toggleWords(one),
    })),
  ];
  return (
    <div
      className="tools"
      role="toolbar"
      aria-label="Text"
      aria-controls={id}
      // Keeps the focus in the text.
      onMouseDown={(event) => {
        if (event.target instanceof HTMLButtonElement) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLButtonElement) setStop(stepAlong(event, stop));
      }}
    >
      {tools.map(({ name, isOn, command }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={isOn}
          onClick={() => run(command)}
        >
          {name}
        </button>
      ))}
      <LinkTool editor={editor} state={state} tabIndex={tools.length === stop ? 0 : -1} />
      <span className="reading">{minutes} min to read</span>
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
