/**
 * The characters in the two files of the typeface, as the inside of a character class. A test compares them with the
 * files.
 */
const latin = String.raw`\x20-\x7E\xA0-\xFFĂıŒœ\u02BCˆ˚˜\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u2009–—‘-‚“-„•…′″‹›⁄€™↑↓−∕\uFEFF`;
const latinExt = String.raw`Ā-İĲ-őŔ-ſƏƒƝƠơƯưǄ-ǜǦǧǪǫǺ-țȪ-ȭȰ-ȳȷəɲʹʺˇˉ˝ḤḥṢṣṬṭẀ-ẅẞỲ-ỹ†₡₣₤₦₧₩₫₭₱₲₵₹₺₼₽ℓ`;

/** A character of the file that every page loads. */
export const latinCharacter = new RegExp(`[${latin}]`, 'u');

/** A character that only the second file (Latin Extended) has. */
export const latinExtCharacter = new RegExp(`(?![${latin}])[${latinExt}]`, 'u');

/**
 * A visible character in neither file, for `match`. U+FFFD, the replacement character, is left out:
 * `src/check/check-characters.ts` reports it.
 */
export const unsupportedCharacter = new RegExp(
  String.raw`(?![\p{C}\p{Z}\uFFFD${latin}${latinExt}])[^]`,
  'gu',
);
