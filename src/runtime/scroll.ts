/** Gives the bar its ground while the page is scrolled. */
export const markScrolled = () =>
  document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);
