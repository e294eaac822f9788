import { blocksOf, markdownOf } from './markdown-blocks.ts';
import { drawLines, linesIn, select, selectedIn, spanOf } from './markdown-dom.ts';
import {
  backspace,
  deleteOver,
  insert,
  moveLine,
  split,
  toggle,
  withTypedMark,
} from './markdown-edits.ts';
import {
  atLeastOne,
  blocksOfLines,
  isEmptySpan,
  linesOf,
  lookAt,
  spanAfter,
  type Edited,
  type Line,
  type Span,
} from './markdown-lines.ts';
import { linesOfPaste } from './markdown-paste.ts';
import type { Look } from './markdown-runs.ts';
import { TextHistory } from './text-history.ts';

type Edit = (lines: readonly Line[], span: Span) => Edited | undefined;

const start: Span = { from: [0, 0], to: [0, 0] };
/** Elements that browsers insert when they join lines. */
const browserMade = 'span:not(.other span), font, [style]';

/**
 * A rich text editor in a contenteditable box. The browser inserts typed characters; changes of lines are made here.
 * `report` gets the Markdown after each change.
 */
export class MarkdownEditor {
  private readonly box: HTMLElement;
  private readonly report: (text: string) => void;
  private text: string | undefined;
  /** The last text shown, for its first and last line ends. */
  private former = '';
  private now: Edited = { lines: [], span: start };
  private readonly history = new TextHistory();
  private isComposing = false;
  /** A text received during composition (IME). */
  private waiting: string | undefined;

  constructor(box: HTMLElement, report: (text: string) => void) {
    this.box = box;
    this.report = report;
  }

  /** Adds the event listeners, until `signal` is aborted. */
  listen(signal: AbortSignal) {
    const { box } = this;
    box.addEventListener('beforeinput', (event) => this.beforeInput(event), { signal });
    box.addEventListener('input', (event) => this.afterInput(event), { signal });
    box.addEventListener('keydown', (event) => this.pressKey(event), { signal });
    box.addEventListener('click', ({ target }) => this.moveOther(target as Element), { signal });
    box.addEventListener('compositionstart', () => (this.isComposing = true), { signal });
    box.addEventListener(
      'compositionend',
      () => {
        this.isComposing = false;
        this.cleanUp();
        if (this.waiting !== undefined) this.show(this.waiting);
      },
      { signal },
    );
  }

  /** Shows a text from outside the editor. */
  show(text: string) {
    this.waiting = this.isComposing ? text : undefined;
    if (this.isComposing || text === this.text) return;
    const lines = atLeastOne(linesOf(blocksOf(text)));
    const span = selectedIn(this.box) ?? start;
    this.draw({ lines, span: spanAfter(this.now.lines, lines, span) });
    this.text = this.former = text;
    this.history.forget();
  }

  /** The kind of the line, and the style of the next typed character. */
  atCursor(): { kind: Line['kind']; look: Look } {
    const { lines, span } = this.selected();
    const line = lines[span.from[0]];
    return { kind: line?.kind ?? 'paragraph', look: lookAt(lines, span) };
  }

  /** The selection, kept while a tool has the focus. */
  selected(): Edited {
    const span = selectedIn(this.box);
    if (span) this.now = { lines: atLeastOne(linesIn(this.box)), span };
    return this.now;
  }

  /** Applies an edit to the selection, as one step for Undo. */
  act(edit: Edit) {
    // Ends the composition.
    if (this.isComposing) this.box.blur();
    const { lines, span } = this.selected();
    const edited = edit(lines, span);
    this.box.focus();
    if (!edited) return select(this.box, span);
    this.history.add({ lines, span });
    this.draw(edited);
    this.reportText();
  }

  /** Toggles a style of the selection, the word at the cursor, or the next typed characters. */
  toggle(look: 'bold' | 'italic') {
    this.act((lines, span) => toggle(lines, span, look));
  }

  private draw(edited: Edited) {
    this.now = edited;
    drawLines(this.box, edited.lines);
    if (this.box.contains(document.activeElement)) select(this.box, edited.span);
  }

  private reportText() {
    const text = markdownOf(blocksOfLines(this.now.lines), this.former);
    if (text === this.text) return;
    this.text = text;
    this.report(text);
  }

  private restore(state: Edited | undefined) {
    if (!state) return;
    this.draw(state);
    this.reportText();
  }

  private beforeInput(event: InputEvent) {
    if (event.isComposing) return;
    const { inputType: type } = event;
    const selected = selectedIn(this.box) ?? this.now.span;
    const [target] = event.getTargetRanges();
    const span = isEmptySpan(selected) && target ? spanOf(this.box, target) : selected;
    const isOver = span.from[0] !== span.to[0];
    const put = (lines: readonly Line[]) => this.act((all) => insert(all, span, lines));
    if (type === 'historyUndo') this.restore(this.history.undo(this.selected()));
    else if (type === 'historyRedo') this.restore(this.history.redo(this.selected()));
    else if (/^insert(Paragraph|LineBreak)$/.test(type)) this.act(split);
    else if (type === 'formatBold') this.toggle('bold');
    else if (type === 'formatItalic') this.toggle('italic');
    else if (/^insertFrom(Paste|Drop)/.test(type)) put(linesOfPaste(copied(event.dataTransfer!)));
    else if (/^delete.*Backward$/.test(type) && isEmptySpan(selected) && selected.from[1] === 0)
      this.act(backspace);
    else if (type.startsWith('delete') && isOver)
      this.act((lines) => deleteOver(lines, span, selected));
    else if (type.startsWith('insert') && isOver)
      put([{ kind: 'paragraph', runs: [{ text: event.data ?? '' }] }]);
    else if (!type.startsWith('format')) return;
    event.preventDefault();
  }

  private afterInput({ data, timeStamp }: InputEvent) {
    this.history.addTyped(this.now, timeStamp);
    this.now = { lines: linesIn(this.box), span: selectedIn(this.box) ?? this.now.span };
    this.cleanUp();
    const marked =
      data?.endsWith(' ') && !this.isComposing && withTypedMark(this.now.lines, this.now.span);
    if (marked) {
      this.history.add(this.now);
      this.draw(marked);
    }
    this.reportText();
  }

  private cleanUp() {
    if (!this.isComposing && this.box.querySelector(browserMade)) this.draw(this.now);
  }

  private pressKey(event: KeyboardEvent) {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[zy]$/.test(key)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) this.restore(this.history.redo(this.selected()));
    else this.restore(this.history.undo(this.selected()));
  }

  /** Handles the buttons of an uneditable block. */
  private moveOther(target: Element) {
    const act = target.closest<HTMLElement>('[data-act]')?.dataset['act'];
    const drawn = target.closest('.other');
    if (act === undefined || !drawn) return;
    const place = [...this.box.querySelectorAll('.other')].indexOf(drawn);
    this.act((lines) => {
      const index = lines.indexOf(lines.filter(({ kind }) => kind === 'other')[place]!);
      return moveLine(lines, index, act === 'delete' ? act : Number(act));
    });
    if (act === 'delete') return;
    const { lines, span } = this.now;
    const others = lines.filter(({ kind }) => kind === 'other');
    const now = this.box.querySelectorAll('.other')[others.indexOf(lines[span.from[0]]!)];
    now?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.focus();
  }
}

const copied = (data: DataTransfer) => ({
  html: data.getData('text/html'),
  text: data.getData('text/plain'),
});
