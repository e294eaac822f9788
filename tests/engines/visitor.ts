import { expect } from 'vitest';
import type { Engine } from './engine.ts';

/** The time limit of a visitor, in milliseconds: a busy machine is slow. */
const patience = 20_000;

/** Kinds of elements, as a visitor names them. */
const kinds = {
  button: 'button, summary, [role=button]',
  link: 'a[href]',
  field: 'input, select, textarea',
  heading: 'h1, h2, h3, h4',
  dialog: 'dialog:is([open], :popover-open)',
  article: 'article',
  alert: '[role=alert]',
} as const;
type Kind = keyof typeof kinds;

/**
 * Runs in the page: the visible elements of a kind, in the topmost dialog if one is open. The text of an element is its
 * label or its content.
 */
const seenThings = `
  const wordsOf = (thing) => {
    const label = thing.getAttribute('aria-label');
    const labels = [...(thing.labels ?? [])].map((one) => one.textContent).join(' ');
    const title = thing.getAttribute('aria-labelledby');
    const named = title === null ? '' : document.getElementById(title).textContent;
    return (label ?? (labels || named || thing.innerText || thing.textContent)).replace(/\\s+/g, ' ').trim();
  };
  const things = (kinds, words) => {
    const room = [...document.querySelectorAll('dialog:is(:modal, :popover-open)')].at(-1)?.parentElement ?? document;
    return [...room.querySelectorAll(kinds)].filter(
      (thing) => thing.checkVisibility({ visibilityProperty: true }) && wordsOf(thing).startsWith(words));
  };
`;

/** A visitor of the site, in one of the engines. */
export class Visitor {
  readonly engine: Engine;
  /** "http://localhost:40123" */
  readonly site: string;

  constructor(engine: Engine, site: string) {
    this.engine = engine;
    this.site = site;
  }

  async open(address: string) {
    await this.engine.open(this.site + address);
  }

  run = <T>(body: string) => this.engine.run(body) as Promise<T>;

  private find<T>(kind: Kind, words: string, body: string): Promise<T> {
    const asked = [kinds[kind], words].map((part) => JSON.stringify(part)).join();
    return this.run<T>(`${seenThings} const found = things(${asked}); ${body}`);
  }

  /** The number of visible ones. */
  count = (kind: Kind, words = '') => this.find<number>(kind, words, 'return found.length');

  async sees(kind: Kind, words: string) {
    await expect.poll(() => this.count(kind, words), { timeout: patience }).toBeGreaterThan(0);
  }

  async seesNo(kind: Kind, words = '') {
    await expect.poll(() => this.count(kind, words), { timeout: patience }).toBe(0);
  }

  /** Waits for visible text anywhere on the page. */
  async reads(words: string) {
    const text = () => this.run<string>("return document.body.innerText.replace(/\\s+/g, ' ')");
    await expect.poll(text, { timeout: patience }).toContain(words);
  }

  /** Waits until a navigation has finished: leaving a loading page is not a fault. */
  async isAt(address: string) {
    const now = () =>
      this.run<string>(
        "return document.readyState === 'complete' ? location.pathname + location.search + location.hash : 'on the way'",
      );
    await expect.poll(now, { timeout: patience }).toBe(address);
  }

  /** Clicks the first of them in the middle, once it is still and uncovered. */
  async press(kind: Kind, words: string) {
    await this.sees(kind, words);
    const middle = () =>
      this.find<[number, number] | null>(
        kind,
        words,
        `const thing = found[0];
         thing?.scrollIntoView({ block: 'center', behavior: 'instant' });
         const place = () => { const { left, top, width, height } = thing.getBoundingClientRect(); return [left + width / 2, top + height / 2]; };
         if (!thing) return null;
         const before = place();
         await new Promise((resolve) => setTimeout(resolve, 50));
         const [x, y] = place();
         const there = document.elementFromPoint(x, y);
         const reached = thing.contains(there) || [...(thing.labels ?? [])].some((label) => label.contains(there));
         return String(before) === String([x, y]) && reached ? [x, y] : null;`,
      );
    let place: [number, number] | null = null;
    await expect
      .poll(async () => (place = await middle()), {
        timeout: patience,
        message: `${kind} ${words}`,
      })
      .not.toBeNull();
    await this.engine.click(...(place as unknown as [number, number]));
  }

  /** Replaces the text of a field, once a press has given it the focus: a page may still move under the first. */
  async fill(words: string, text: string) {
    const isFocused = () =>
      this.find<boolean>('field', words, 'return found[0] === document.activeElement');
    await expect
      .poll(
        async () => {
          await this.press('field', words);
          return isFocused();
        },
        { timeout: patience, message: words },
      )
      .toBe(true);
    await this.run('document.activeElement.select()');
    await this.engine.press(...text);
  }

  /** The text of the focused element. */
  focused = () => this.run<string>(`${seenThings} return wordsOf(document.activeElement)`);

  /** The errors on all pages since the last call. */
  mistakes = () =>
    this.run<string>(
      "const errors = sessionStorage.getItem('errors') ?? ''; sessionStorage.removeItem('errors'); return errors",
    );

  /** Stops or restarts the clock from the next page on. */
  setClock = (time: string | undefined) =>
    this.run(
      time === undefined
        ? "sessionStorage.removeItem('clock')"
        : `sessionStorage.setItem('clock', ${Date.parse(time)})`,
    );
}
