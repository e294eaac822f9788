/* Runs in the page of the preview: outlines the parts that can be changed, and says which one was pressed. */

import type { Framing, FromFrame, Pressed } from './frame-messages.ts';

/** In pixels: what ends above this line is out of sight. */
const leastHeight = 44;

/** A mark on the page: a part that can be changed. */
export interface Mark {
  element: Element;
  /** Accessible name. */
  name: string;
  /** Its visible label. */
  says: string;
  onPress: () => void;
}

/**
 * Lays a button over each marked place of the page in the preview. They are outside the body, where no script of the
 * page changes them, and in a shadow root, which isolates styles.
 */
export class Marks {
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
  show(marks: readonly Mark[], areShown: boolean) {
    const focused = this.focused;
    this.host.className = areShown ? 'all' : '';
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

function buttonOf({ element, name, says, onPress }: Mark) {
  const button = document.createElement('button');
  button.ariaLabel = name;
  button.className = isInBar(element) ? 'part in-bar' : 'part';
  const sign = document.createElement('span');
  sign.textContent = says;
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

/** Above the page, below its bars. */
const styles = `
:host { position: absolute; inset: 0 auto auto 0; }
button {
  position: absolute; box-sizing: border-box; margin: 0; padding: 0; border: 0; background: none;
  font: 600 1rem/1.25 var(--body); color: var(--ink); text-align: left; cursor: pointer; z-index: 10;
}
button[hidden] { display: none; }
.part { margin: -4px; padding: 4px; box-sizing: content-box; pointer-events: none; }
:host(.all) .part { outline: 2px solid #fff3d2; box-shadow: 0 0 0 4px var(--ink); pointer-events: auto; }
.part span { position: absolute; right: -2px; bottom: 100%; padding: 4px 12px; background: var(--ink); color: var(--bone); white-space: nowrap; visibility: hidden; }
:focus-visible, :host(.all) .part:hover { outline: 5px solid var(--marigold); box-shadow: 0 0 0 8px var(--ink); }
.part:focus-visible span, :host(.all) .part:hover span { visibility: visible; }
.in-bar { z-index: 60; }
`;

/** In characters. Longer surrounding texts are ignored, except headings. */
const longestAround = 300;
const mostNear = 5;

/**
 * The texts by which the desk finds what an element shows: its own, and those around it, nearest first; undefined if it
 * has no text of its own.
 */
export function pressedIn(element: Element): Pressed | undefined {
  const text = ownTextOf(element);
  if (text.trim() === '') return undefined;
  const near: string[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const all = around.textContent;
    if (near.length === 0 && all.length > text.length && all.length < longestAround) near.push(all);
    const heading = around.querySelector('h1, h2, h3, h4')?.textContent;
    if (heading !== undefined && !near.includes(heading)) near.push(heading);
  }
  return { text, near: near.slice(0, mostNear) };
}

/** The text of an element that has text of its own, not only in its children; for an image, its description. */
function ownTextOf(element: Element): string {
  if (element instanceof HTMLImageElement) return element.alt;
  const hasOwn = [...element.childNodes].some(
    (node) => node instanceof Text && node.data.trim() !== '',
  );
  return hasOwn ? element.textContent : '';
}

/** The address of the internal page that a link leads to; undefined for any other link. */
export function pageOfLink(link: Element): string | undefined {
  const address = link.getAttribute('href') ?? '';
  return /^\/(?!\/)/.test(address) ? address.replace(/[?#].*$/, '') : undefined;
}

/** In milliseconds: a focus event this soon after a press was caused by the press. */
const focusAfterPress = 500;

/** On request, marks every part of the page in the preview that can be changed. The marks can be reached with Tab. */
export class MarkedPage {
  private readonly send: (message: FromFrame) => void;
  private readonly marks = new Marks();
  private parts: Mark[] = [];
  /** The parts sent to the desk, to learn which of them it can change. */
  private asked: { element: Element; pressed: Pressed }[] = [];
  private framing: Framing = { areOutlined: false, changeThis: '' };
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
    if (this.framing.areOutlined) this.ask();
  }

  frame(framing: Framing) {
    this.framing = framing;
    if (framing.areOutlined) this.ask();
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
    this.marks.show(this.parts, this.framing.areOutlined);
  }
}
