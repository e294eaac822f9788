/* Text that is safe to print in a terminal. */

/** Characters that control a terminal, break a line or change the direction of text. */
export const controlCharacters =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes control characters, so that untrusted text is safe to print in a terminal. */
export const printable = (text: string) =>
  text
    .replace(controlCharacters, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`)
    // The runner of GitHub Actions obeys ##[commands] anywhere in a line.
    .replaceAll('##[', '#\\u{23}[');

/** Escapes control characters in JSON as JSON does, but keeps line breaks. */
export const printableJson = (json: string) =>
  json
    .replace(controlCharacters, (sign) =>
      sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll('##[', '#\\u0023[');
