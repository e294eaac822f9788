import type { Pressed } from './frame-messages.ts';

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
