import type { Page } from '@playwright/test';

/** The longest words of the trade have 16 letters: "Physiotherapists". */
const longestWord = 16;

/**
 * The layout faults of a page, or of its open dialog: a page that scrolls sideways, texts and controls outside the
 * window, broken words, covered controls, and labels that overflow. A broken word is allowed only if it is wider than its line and longer than any word of the
 * trade.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate((longestWord) => {
    const root = document.querySelector('dialog:is(:modal, :popover-open)') ?? document.body;
    const faults = new Set<string>();
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('svg, iframe') &&
      element.getBoundingClientRect().width > 1;
    const name = (element: Element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50)}"`;

    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) faults.add(`sideways: ${over} px`);
    for (const text of root.querySelectorAll('h1, h2, h3, p, td, th, dd')) {
      const { left, right, width } = text.getBoundingClientRect();
      if (isSeen(text) && width > 1 && (right > innerWidth + 1 || left < -1))
        faults.add(`cut off: ${name(text)}`);
    }

    const range = document.createRange();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement!;
      if (text.textContent!.trim() === '' || !isSeen(owner)) continue;
      // A URL is one word, without spaces at which it could wrap.
      for (const { 0: word, index } of text.textContent!.matchAll(
        /\S+@\S+|[\p{L}\p{M}\p{N}'’]+/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(parts.map(({ top, height }) => Math.round(top / height)));
        if (lines.size < 2) continue;
        let block: Element = owner;
        while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
        const { paddingLeft, paddingRight } = getComputedStyle(block);
        const line =
          block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const whole = parts.reduce((sum, { width }) => sum + width, 0);
        if (whole <= line || word.length <= longestWord)
          faults.add(
            `broken: "${word}", ${Math.round(whole)} px, in ${Math.round(line)} px of ${name(block)}`,
          );
      }
    }

    for (const control of root.querySelectorAll<HTMLElement>('a[href], button, input, summary')) {
      // The skip link is visible only when focused.
      if (!isSeen(control) || control.matches('[href="#main"]')) continue;
      // One scroll serves all controls in the middle of the screen, since scrolling costs most.
      const { top, bottom } = control.getBoundingClientRect();
      if (top < innerHeight / 4 || bottom > (innerHeight * 3) / 4)
        control.scrollIntoView({ block: 'center', inline: 'nearest' });
      const boxes = [...control.getClientRects()].filter(({ width, height }) => width * height > 0);
      // The middle line of a link that is taller than the window.
      const fromMiddle = ({ top, bottom }: DOMRect) => Math.abs(top + bottom - innerHeight);
      const box = boxes.sort((one, other) => fromMiddle(one) - fromMiddle(other))[0]!;
      if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        faults.add(
          `outside: ${name(control)}, ${Math.round(box.left)} to ${Math.round(box.right)}`,
        );
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const label = control.closest('label');
      if (!control.contains(hit) && !label?.contains(hit))
        faults.add(`covered: ${name(control)} by ${hit ? name(hit) : 'nothing'}`);
      const { left, right } = control.getBoundingClientRect();
      range.selectNodeContents(control);
      const isOut = (part: DOMRect) => part.left < left - 1 || part.right > right + 1;
      for (const part of control.querySelectorAll('h3, p, small, span'))
        if (isSeen(part) && !part.firstElementChild && part.textContent !== '') {
          range.selectNodeContents(part);
          if ([...range.getClientRects()].some((one) => one.width > 1 && isOut(one)))
            faults.add(`runs out: "${part.textContent}" of ${name(control)}`);
        }
    }
    return [...faults];
  }, longestWord);
