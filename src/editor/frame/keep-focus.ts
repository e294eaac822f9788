/** Focuses the heading of the screen if the focused control has disappeared. */
export function keepFocus() {
  // Not before the first interaction, so that the first Tab leads to the first link.
  if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive)
    document.querySelector('h1')?.focus({ preventScroll: true });
}
