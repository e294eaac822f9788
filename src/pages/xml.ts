const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for XML, and removes the control characters and noncharacters that XML forbids. */
export const escapeXml = (text: string) =>
  text
    .replace(/[&<>"]/g, (letter) => entities[letter]!)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
