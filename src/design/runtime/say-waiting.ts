import { askedMark, failedMark, liveMark, waitingMark } from './data-attributes.ts';

/**
 * Marks on <html> whether a visitor waits for an island, so that src/design/shell/Shell.module.scss shows a message
 * once that takes too long.
 */
export const sayWaiting = () =>
  document.documentElement.toggleAttribute(
    `data-${waitingMark}`,
    document.querySelector(`[data-${askedMark}]:not([data-${liveMark}]),[data-${failedMark}]`) !==
      null,
  );
