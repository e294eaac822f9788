import { sessionKey, signedInMark } from './session-keys.ts';

/**
 * Shows the right header before the first paint, and follows other tabs; reads the keys that src/accounts/session-hint.ts
 * writes. Where site data is blocked, nobody counts as signed in.
 */
export const sessionScript = `(onstorage=()=>{try{document.documentElement.toggleAttribute(\`data-signed-in\`,localStorage.${sessionKey}===\`${signedInMark}\`)}catch{}})()`;
