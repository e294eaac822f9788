/**
 * Lets browsers that can do it prepare a page of this site as soon as a pointer rests on its link or a finger touches
 * it. Not the page itself, nor files.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { selector_matches: "a[href^='/']:not([href*='.'],[aria-current=page],[target])" },
      eagerness: 'moderate',
    },
  ],
});
