/** Joins the style classes of an element, without those whose condition does not hold. */
export const classNames = (...names: readonly (string | false | undefined | 0)[]) =>
  names.filter(Boolean).join(' ');
