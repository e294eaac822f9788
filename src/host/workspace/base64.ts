/** Encodes bytes as text, for JSON. */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  // Spreading all bytes at once would exceed the limit of arguments.
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Decodes what `base64Of` has encoded. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
