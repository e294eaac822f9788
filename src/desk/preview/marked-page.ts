/* Runs in the page of the preview: leads the keyboard through the parts that can be changed, and reports which one was pressed. */

import type { FromFrame } from './frame-messages.ts';

/** The label of a part that can be changed. */
const changeThis = 'Change this';
/** In pixels: what ends above this line is covered by the bar. */
const leastHeight = 44;

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

/**
 * Lays a button over each part of the page that can be changed, which are those that show a field, once the keyboard is
 * in the page. The buttons are outside the body, where no script of the page changes them, and in a shadow root, which
 * isolates styles.
 */
export class MarkedPage {
  private readonly send: (message: FromFrame) => void;
  private readonly host = document.createElement('div');
  private readonly root = this.host.attachShadow({ mode: 'open' });
  private placed: { element: Element; button: HTMLButtonElement }[] = [];
  /** Whether the keyboard focus is in the page. */
  private isEntered = false;

  constructor(send: (message: FromFrame) => void) {
    this.send = send;
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

  /** Marks the parts of a page that is new or has changed; a focused button passes the focus to the new one at its index. */
  follow() {
    if (!this.isEntered) return;
    const { focused } = this;
    this.placed = [...document.body.querySelectorAll('[data-field]')].map((element) => ({
      element,
      button: this.buttonOn(element),
    }));
    this.root.replaceChildren(...this.placed.map(({ button }) => button));
    this.place();
    if (focused >= 0) this.focus(focused);
  }

  /** Moves the focus to a part, by its index. */
  enter(index: number) {
    this.isEntered = true;
    this.follow();
    this.focus(index);
  }

  /** Reports a press on an element that shows a field; of several fields, the first. */
  press(element: Element | null) {
    const [field] = element?.getAttribute('data-field')?.split(' ') ?? [];
    if (field !== undefined) this.send({ kind: 'press', field, part: this.focused });
  }

  /** The index of the focused button, or -1. */
  private get focused(): number {
    return this.placed.findIndex(({ button }) => button === this.root.activeElement);
  }

  private focus(index: number) {
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

  private buttonOn(element: Element): HTMLButtonElement {
    const words = element instanceof HTMLImageElement ? element.alt : element.textContent;
    const button = document.createElement('button');
    button.ariaLabel = `${changeThis}: ${words.replace(/\s+/g, ' ').trim()}`;
    button.className = isInBar(element) ? 'part in-bar' : 'part';
    const sign = document.createElement('span');
    sign.textContent = changeThis;
    button.append(sign);
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      this.press(element);
    });
    return button;
  }
}
