/** The characters in the two files of the typeface, as a character class. A test compares them with the files. */
const latin = String.raw`\x20-\x7E\xA0-\xFFĂıŒœ\u02BCˆ˚˜\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u2009–—‘-‚“-„•…′″‹›⁄€™↑↓−∕\uFEFF`;
const latinExt = String.raw`Ā-İĲ-őŔ-ſƏƒƝƠơƯưǄ-ǜǦǧǪǫǺ-țȪ-ȭȰ-ȳȷəɲʹʺˇˉ˝ḤḥṢṣṬṭẀ-ẅẞỲ-ỹ†₡₣₤₦₧₩₫₭₱₲₵₹₺₼₽ℓ`;

/** A character of the file that every page loads. */
export const latinLetter = new RegExp(`[${latin}]`, 'u');

/** A character that only the second file (Latin Extended) has. */
export const latinExtLetter = new RegExp(`(?![${latin}])[${latinExt}]`, 'u');

/** A visible character in neither file; another rule reports U+FFFD, a lost character. */
export const foreignLetter = new RegExp(
  String.raw`(?![\p{C}\p{Z}\uFFFD${latin}${latinExt}])[^]`,
  'gu',
);
