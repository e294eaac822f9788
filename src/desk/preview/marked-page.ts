import type { FromFrame, Framing, Pressed } from './frame-messages.ts';
import { Marks, type Mark } from './marks.ts';
import { pressedIn } from './pressed.ts';

/** In milliseconds: a focus event this soon after a press was caused by the press. */
const focusAfterPress = 500;

/** On request, marks every part of the page in the preview that can be changed. The marks can be reached with Tab. */
export class MarkedPage {
  private readonly send: (message: FromFrame) => void;
  private readonly marks = new Marks();
  private parts: Mark[] = [];
  /** The parts sent to the desk, to learn which of them it can change. */
  private asked: { element: Element; pressed: Pressed }[] = [];
  private framing: Framing = { areFramed: false, changeThis: '' };
  /** The index of the part to focus once the parts are known. */
  private toFocus: number | undefined;
  private pressedAt = -focusAfterPress;

  constructor(send: (message: FromFrame) => void) {
    this.send = send;
    addEventListener('pointerdown', () => (this.pressedAt = performance.now()), true);
    addEventListener('focus', () => {
      if (performance.now() - this.pressedAt > focusAfterPress) this.focus(0);
    });
  }

  /** Marks the parts of a page that is new or has changed. */
  follow() {
    this.parts = this.parts.filter(({ element }) => element.isConnected);
    this.show();
    if (this.framing.areFramed) this.ask();
  }

  frame(framing: Framing) {
    this.framing = framing;
    if (framing.areFramed) this.ask();
    else this.show();
  }

  /** Moves the focus to a part, by its index. */
  focus(index: number) {
    this.toFocus = index;
    this.ask();
  }

  /** Marks the parts that the desk can change; `areKnown` is in the order of the request. */
  know(areKnown: readonly boolean[]) {
    this.parts = this.asked
      .filter((_, index) => areKnown[index] === true)
      .map(({ element, pressed }) => ({
        element,
        name: `${this.framing.changeThis}: ${pressed.text.replace(/\s+/g, ' ').trim()}`,
        says: this.framing.changeThis,
        onPress: () => this.send({ kind: 'press', pressed, part: this.marks.focused }),
      }));
    this.show();
    if (this.toFocus !== undefined) this.marks.focus(this.toFocus);
    this.toFocus = undefined;
  }

  private ask() {
    this.asked = [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (element.closest('script, template, noscript, svg')) return [];
      const pressed = pressedIn(element);
      return pressed ? [{ element, pressed }] : [];
    });
    this.send({ kind: 'parts', parts: this.asked.map(({ pressed }) => pressed) });
  }

  private show() {
    this.marks.show(this.parts, this.framing.areFramed);
  }
}
