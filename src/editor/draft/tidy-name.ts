/** Removes control characters, angle brackets and extra spaces from a name; '' if no letter or digit is left. */
export function tidyName(name: string): string {
  const tidy = name.replace(/[\s\p{Cc}<>]+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : '';
}
