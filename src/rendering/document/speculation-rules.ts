/**
 * Prerenders a page of this site when its link is hovered or touched, where supported. Excludes the current page and
 * files.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { selector_matches: "a[href^='/']:not([href*='.'],[aria-current=page],[target])" },
      eagerness: 'moderate',
    },
  ],
});
