/**
 * Lays out the sections below the first view one by one, since doing it at once would delay the first interaction. The
 * page is then complete, also for full-page screenshots.
 */
export const layOutBelow = () => {
  document.querySelectorAll('section').forEach((section, index) => {
    setTimeout(() => {
      section.style.contentVisibility = 'visible';
    }, index * 20);
  });
};
