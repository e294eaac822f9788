const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it may stand in XML; characters that XML does not know at all are left out. */
export const escapeXml = (text: string) =>
  text
    .replace(/[&<>"]/g, (letter) => entities[letter]!)

    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
