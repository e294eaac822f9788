import { sessionKey, signedInMark } from './session-keys.ts';

/**
 * Shows the right header before anything is painted, and follows other tabs from then on; src/accounts/hint.ts writes
 * what it reads. Where all site data is blocked nobody is known to be signed in.
 */
export const sessionScript = `(onstorage=()=>{try{document.documentElement.toggleAttribute(\`data-signed-in\`,localStorage.${sessionKey}===\`${signedInMark}\`)}catch{}})()`;
