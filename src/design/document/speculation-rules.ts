/** Prerenders pages of this site when their link is hovered or touched, except the current page and files. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { selector_matches: "a[href^='/']:not([href*='.'],[aria-current=page])" },
      eagerness: 'moderate',
    },
  ],
});
