import { sessionKey, signedInMark } from '../accounts/session-keys.ts';

/**
 * Shows the right header before anything is painted, and follows other tabs from then on; src/accounts/hint.ts writes
 * what it reads. Where all site data is blocked nobody is known to be signed in.
 */
export const sessionScript = `(onstorage=()=>{try{document.documentElement.toggleAttribute(\`data-signed-in\`,localStorage.${sessionKey}===\`${signedInMark}\`)}catch{}})()`;

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
