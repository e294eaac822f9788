/**
 * The characters in the two files of the typeface, as the inside of a character class of a regular expression. A test
 * compares them with the files.
 */
const latin = String.raw`\x20-\x7E\xA0-\xFFĂıŒœ\u02BCˆ˚˜\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u2009–—‘-‚“-„•…′″‹›⁄€™↑↓−∕\uFEFF`;
const latinExt = String.raw`Ā-İĲ-őŔ-ſƏƒƝƠơƯưǄ-ǜǦǧǪǫǺ-țȪ-ȭȰ-ȳȷəɲʹʺˇˉ˝ḤḥṢṣṬṭẀ-ẅẞỲ-ỹ†₡₣₤₦₧₩₫₭₱₲₵₹₺₼₽ℓ`;

/** Matches a character of the file that every page loads. */
export const latinCharacter = new RegExp(`[${latin}]`, 'u');

/** Matches a character that only the second file (Latin Extended) has. */
export const latinExtCharacter = new RegExp(`(?![${latin}])[${latinExt}]`, 'u');

/**
 * Matches a visible character in neither file, except the replacement character U+FFFD, which src/check/check-text.ts
 * reports.
 */
export const unsupportedCharacter = new RegExp(
  String.raw`(?![\p{C}\p{Z}\uFFFD${latin}${latinExt}])[^]`,
  'gu',
);
