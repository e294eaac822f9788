/** Focuses the heading of the screen where the control that had the focus is gone. */
export function keepFocus() {
  // Until somebody has done anything, the first Tab leads to the first link.
  if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive)
    document.querySelector('h1')?.focus({ preventScroll: true });
}
