import type { Pressed } from './frame-messages.ts';

/** A longer text around a pressed one tells nothing about it. */
const longestAround = 300;
const mostNear = 5;

/** What a pressed element says; undefined where it says nothing itself. */
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

/** The text of an element that has text of its own, not only in its children; of a picture, its description. */
function ownTextOf(element: Element): string {
  if (element instanceof HTMLImageElement) return element.alt;
  const hasOwn = [...element.childNodes].some(
    (node) => node instanceof Text && node.data.trim() !== '',
  );
  return hasOwn ? element.textContent : '';
}

/** The page of the site to which a link leads; undefined for a number to dial, or for another site. */
export function pageOfLink(link: Element): string | undefined {
  const address = link.getAttribute('href') ?? '';
  return /^\/(?!\/)/.test(address) ? address.replace(/[?#].*$/, '') : undefined;
}
