/** Shows the right header before anything is painted; src/accounts/hint.ts writes what it reads. */
export const sessionScript =
  'try{document.documentElement.toggleAttribute(`data-signed-in`,localStorage.account===`in`)}catch{}';

/**
 * Pages of this site that a pointer rests on, or that a finger touches, are made ready before they are asked for,
 * where the browser does so. Not the page itself, nor files.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[aria-current=page],[href^="#"],[download],[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
