/**
 * Lays out what lies below the first view, one section after another: all at once it would hold up the first touch. From
 * then on the page is whole, for a picture of all of it as for one who scrolls.
 */
export const layOutBelow = () => {
  document.querySelectorAll('section').forEach((section, index) => {
    setTimeout(() => {
      section.style.contentVisibility = 'visible';
    }, index * 20);
  });
};
