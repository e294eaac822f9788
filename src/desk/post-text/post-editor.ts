import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { toggleWords } from './commands.ts';
import { KeptBlock } from './kept-block.ts';
import { sliceOfText, withoutStyles } from './pasted.ts';
import { postSchema } from './post-schema.ts';
import { documentOf } from './read-markdown.ts';
import { markdownOf } from './write-markdown.ts';

const item = postSchema.nodes['list_item'];

const plugins = [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleWords('strong'),
    'Mod-i': toggleWords('em'),
    Enter: chainCommands(splitListItem(item), liftListItem(item)),
    Backspace: (state, dispatch, view) =>
      state.selection.empty && state.selection.$from.parentOffset === 0
        ? liftListItem(item)(state, dispatch, view)
        : false,
  }),
  keymap(baseKeymap),
];

const stateOf = (markdown: string) => EditorState.create({ doc: documentOf(markdown), plugins });

/** The editor of a text in Markdown. `onText`: its text after each change; `onState`: after each step of the cursor. */
export class PostEditor {
  readonly view: EditorView;
  private text: string;
  private readonly onState: (state: EditorState) => void;

  constructor(
    mount: HTMLElement,
    text: string,
    report: { onText: (text: string) => void; onState: (state: EditorState) => void },
  ) {
    this.text = text;
    this.onState = report.onState;
    this.view = new EditorView(
      { mount },
      {
        state: stateOf(text),
        nodeViews: { kept: (node, view, place) => new KeptBlock(node, view, place) },
        clipboardTextParser: sliceOfText,
        transformPastedHTML: withoutStyles,
        // A picture on the clipboard must not take the place of the selected words.
        handlePaste: (_, event) => {
          const { types = [] } = event.clipboardData ?? {};
          return !types.some((type) => type.startsWith('text/'));
        },
        handleDrop: () => true,
        dispatchTransaction: (transaction) => {
          const state = this.view.state.apply(transaction);
          this.view.updateState(state);
          report.onState(state);
          if (!transaction.docChanged) return;
          this.text = markdownOf(state.doc, this.text);
          report.onText(this.text);
        },
      },
    );
    report.onState(this.view.state);
  }

  /** Shows a text that was changed elsewhere. */
  show(text: string) {
    if (text === this.text) return;
    this.text = text;
    this.view.updateState(stateOf(text));
    this.onState(this.view.state);
  }
}
