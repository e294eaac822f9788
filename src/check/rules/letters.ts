import type { ValueProblem } from '../../content/problem.ts';
import type { CheckedFiles } from '../../content/checked-files.ts';
import { unsupportedCharacter } from '../../content/text/typeface-letters.ts';
import { textsOf, type PlacedText } from './texts.ts';

/** Nearly all texts are plain ASCII. */
const notPlain = /[^\x20-\x7E\n]/;

/**
 * Notes characters that the typeface of the site lacks, because browsers show them in another font. At most one note
 * per file.
 */
export function* lettersAreInTheTypeface(content: CheckedFiles): Generator<ValueProblem> {
  const reported = new Set<string>();
  for (const { file, path, text } of textsOf(content, notPlain)) {
    if (reported.has(file) || isIntended({ file, path })) continue;
    const [first, ...others] = new Set(text.normalize('NFC').match(unsupportedCharacter));
    if (first === undefined) continue;
    reported.add(file);
    yield {
      severity: 'note',
      file,
      path,
      at: first,
      message: `The typeface lacks "${first}"${others.length === 0 ? '' : ' and other letters used here'}.`,
      remedy:
        'Leave it to be shown in another typeface (pictures beside links leave it out), or write it with other letters.',
    };
  }
}

/** Texts that are not displayed, and names of languages, which are in their own script. */
const isIntended = ({ file, path }: Pick<PlacedText, 'file' | 'path'>) =>
  path.at(-1) === 'alt' || (/^(contact|trainers)\.yaml$/.test(file) && path.includes('languages'));
