import { sessionKey, signedInMark } from '../design/runtime/session-keys.ts';

/**
 * A script in the head of every page. It sets `data-signed-in` on the document before the first paint, and again when
 * another tab signs in or out; styles then show what is for signed-in visitors and hide what is not (`data-session`).
 * It reads what remembered-session.ts writes to `sessionKey`. A page counts as signed out if the browser blocks site
 * data.
 */
export const sessionScript = `(onstorage=()=>{try{document.documentElement.toggleAttribute(\`data-signed-in\`,localStorage.${sessionKey}===\`${signedInMark}\`)}catch{}})()`;
