/* Runs in the page of the preview: finds the element that shows a value. */

import type { Target } from './frame-messages.ts';

/** Normalises a text for comparison: lower case, single spaces. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The smallest element with the text; if there are several, the one nearest to the other texts. */
export function find({ words, near }: Target): Element | undefined {
  // Prefer the main content to the bars around it.
  const main = document.querySelector('main') ?? document.body;
  return findIn(main, words, near) ?? findIn(document.body, words, near);
}

/**
 * The element of the target, or of the item that it belongs to: some values, such as the first day of a notice, are on
 * no page.
 */
export const findOrNear = (target: Target): Element | undefined =>
  find(target) ?? find({ words: target.near, near: [] });

/** The element of a changed node, if possible one with the text of the target; of several, the nearest to its texts. */
export function partOf(nodes: readonly Node[], target: Target): Element | undefined {
  const all = nodes
    .map((node) => (node instanceof Element ? node : node.parentElement))
    .filter((element) => element !== null)
    .filter((element) => !element.closest('script, template'));
  // Other texts may change along with the field, such as a button that shows the same price.
  const saying = all.filter((element) => says(element, target));
  return nearest(saying.length > 0 ? saying : all, target.near);
}

/** Whether an element has one of the texts. */
export const says = (element: Element, { words }: Target): boolean =>
  words.map(plain).some((word) => word !== '' && plain(element.textContent).includes(word));

function findIn(part: Element, words: readonly string[], near: readonly string[]) {
  const all = [...part.querySelectorAll('*')].filter((one) => !one.closest('script, template'));
  for (const one of words.map(plain).filter(Boolean)) {
    const hasText = (element: Element) => plain(element.textContent).includes(one);
    const isSeen = (element: Element) => element.getBoundingClientRect().width > 0;
    const found = all.filter(
      (element) => hasText(element) && isSeen(element) && ![...element.children].some(hasText),
    );
    if (found.length > 0) return nearest(found, near);
  }
  return undefined;
}

function nearest(found: readonly Element[], near: readonly string[]): Element | undefined {
  const texts = near.map(plain).filter(Boolean);
  const stepsTo = (element: Element, word: string) => {
    let steps = 0;
    for (let at: Element | null = element; at; at = at.parentElement, steps++)
      if (plain(at.textContent).includes(word)) return steps;
    return steps;
  };
  const far = (element: Element) => texts.reduce((sum, word) => sum + stepsTo(element, word), 0);
  return found.toSorted((one, other) => far(one) - far(other))[0];
}
