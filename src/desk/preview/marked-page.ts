/* Runs in the page of the preview: leads the keyboard through the parts that can be changed, and reports which one was pressed. */

import type { FromFrame } from './frame-messages.ts';

/** The label of a part that can be changed. */
const changeThis = 'Change this';
/** In pixels: what ends above this line is covered by the bar. */
const leastHeight = 44;

/** A mark on the page: a part that can be changed. */
interface Mark {
  element: Element;
  /** Accessible name. */
  name: string;
  onPress: () => void;
}

/**
 * Lays a button over each marked place of the page in the preview. They are outside the body, where no script of the
 * page changes them, and in a shadow root, which isolates styles.
 */
class Marks {
  private readonly host = document.createElement('div');
  private readonly root = this.host.attachShadow({ mode: 'open' });
  private placed: { element: Element; button: HTMLButtonElement }[] = [];

  constructor() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.root.adoptedStyleSheets = [sheet];
    // Before the body, so that Tab reaches it first.
    document.body.before(this.host);
    const place = () => requestAnimationFrame(() => this.place());
    new ResizeObserver(place).observe(document.body);
    addEventListener('scroll', place, { passive: true });
    // Placed again when an image or stylesheet has loaded.
    document.addEventListener('load', place, true);
  }

  /** Replaces all buttons; a focused one passes the focus to the new button at its index. */
  show(marks: readonly Mark[]) {
    const focused = this.focused;
    this.placed = marks
      .toSorted((one, other) => (isBefore(one.element, other.element) ? -1 : 1))
      .map((mark) => ({ element: mark.element, button: buttonOf(mark) }));
    this.root.replaceChildren(...this.placed.map(({ button }) => button));
    this.place();
    if (focused >= 0) this.focus(focused);
  }

  /** The index of the focused button, or -1. */
  get focused(): number {
    return this.placed.findIndex(({ button }) => button === this.root.activeElement);
  }

  focus(index: number) {
    const seen = this.placed.filter(({ button }) => !button.hidden);
    const asked = seen.find((one) => one === this.placed[index]);
    (asked ?? seen[0])?.button.focus();
  }

  private place() {
    for (const { element, button } of this.placed) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isAbovePage = top + height + scrollY < leastHeight / 2;
      button.hidden =
        width === 0 || isAbovePage || getComputedStyle(element).visibility === 'hidden';
      const x = Math.max(0, Math.min(left, innerWidth - width)) + scrollX;
      button.style.cssText = `left:${x}px;top:${top + scrollY}px;width:${width}px;height:${height}px`;
    }
  }
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function buttonOf({ element, name, onPress }: Mark) {
  const button = document.createElement('button');
  button.ariaLabel = name;
  button.className = isInBar(element) ? 'part in-bar' : 'part';
  const sign = document.createElement('span');
  sign.textContent = changeThis;
  button.append(sign);
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onPress();
  });
  return button;
}

/** Whether an element stays in place when the page scrolls. */
function isInBar(element: Element): boolean {
  const { position } = getComputedStyle(element);
  return (
    ['fixed', 'sticky'].includes(position) ||
    (element.parentElement !== null && isInBar(element.parentElement))
  );
}

/** The buttons are above the page, but below its bars. */
const styles = `
:host { position: absolute; inset: 0 auto auto 0; }
button {
  position: absolute; box-sizing: border-box; margin: 0; padding: 0; border: 0; background: none;
  font: 600 1rem/1.25 var(--body); color: var(--ink); text-align: left; cursor: pointer; z-index: 10;
}
button[hidden] { display: none; }
.part { margin: -4px; padding: 4px; box-sizing: content-box; pointer-events: none; }
.part span { position: absolute; right: -2px; bottom: 100%; padding: 4px 12px; background: var(--ink); color: var(--bone); white-space: nowrap; visibility: hidden; }
:focus-visible { outline: 5px solid var(--marigold); box-shadow: 0 0 0 8px var(--ink); }
.part:focus-visible span { visibility: visible; }
.in-bar { z-index: 60; }
`;

/** Marks the parts of the page that can be changed, which are those that show a field, once the keyboard is in the page. */
export class MarkedPage {
  private readonly send: (message: FromFrame) => void;
  private readonly marks = new Marks();
  /** Whether the keyboard focus is in the page. */
  private isEntered = false;

  constructor(send: (message: FromFrame) => void) {
    this.send = send;
  }

  /** Marks the parts of a page that is new or has changed. */
  follow() {
    if (!this.isEntered) return;
    const parts = [...document.body.querySelectorAll('[data-field]')];
    this.marks.show(parts.map((element) => this.markOf(element)));
  }

  /** Moves the focus to a part, by its index. */
  enter(index: number) {
    this.isEntered = true;
    this.follow();
    this.marks.focus(index);
  }

  /** Reports a press on an element that shows a field; of several fields, the first. */
  press(element: Element | null) {
    const [field] = element?.getAttribute('data-field')?.split(' ') ?? [];
    if (field !== undefined) this.send({ kind: 'press', field, part: this.marks.focused });
  }

  private markOf(element: Element): Mark {
    const words = element instanceof HTMLImageElement ? element.alt : element.textContent;
    return {
      element,
      name: `${changeThis}: ${words.replace(/\s+/g, ' ').trim()}`,
      onPress: () => this.press(element),
    };
  }
}
