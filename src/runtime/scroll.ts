/** Marks a scrolled page, on which the bar has a ground. */
export const markScrolled = () =>
  document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);
