/**
 * The letters that the typeface has, in the two files of its package, as they stand between the brackets of a regular
 * expression. A test compares them with the files.
 */
const latin = String.raw`\x20-\x7E\xA0-\xFFĂıŒœ\u02BCˆ˚˜\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u2009–—‘-‚“-„•…′″‹›⁄€™↑↓−∕\uFEFF`;
const latinExt = String.raw`Ā-İĲ-őŔ-ſƏƒƝƠơƯưǄ-ǜǦǧǪǫǺ-țȪ-ȭȰ-ȳȷəɲʹʺˇˉ˝ḤḥṢṣṬṭẀ-ẅẞỲ-ỹ†₡₣₤₦₧₩₫₭₱₲₵₹₺₼₽ℓ`;

/** A letter of the file that every page loads. */
export const latinLetter = new RegExp(`[${latin}]`, 'u');

/** A letter of the other file, which latin lacks. */
export const latinExtLetter = new RegExp(`(?![${latin}])[${latinExt}]`, 'u');

/** A letter that has a look and is in neither; of one that was lost another rule tells. */
export const foreignLetter = new RegExp(
  String.raw`(?![\p{C}\p{Z}\uFFFD${latin}${latinExt}])[^]`,
  'gu',
);
