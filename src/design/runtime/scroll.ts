/** Sets data-scrolled on <html> once the page is scrolled; the header then gets a background. */
export const markScrolled = () =>
  document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);
