import type { CheckedFiles } from '../checked-files.ts';
import { foreignLetter } from '../typeface-letters.ts';
import type { RuleFinding } from './finding.ts';
import { textsOf, type PlacedText } from './texts.ts';

/** Nearly all texts hold nothing else. */
const plain = /^[\x20-\x7E\n]*$/;

/** Letters that browsers take from another typeface: one note for each file that has some. */
export function* lettersAreInTheTypeface(content: CheckedFiles): Generator<RuleFinding> {
  const told = new Set<string>();
  for (const { file, path, text } of textsOf(content)) {
    if (told.has(file) || plain.test(text) || isMeantSo({ file, path })) continue;
    const [first, ...others] = new Set(text.normalize('NFC').match(foreignLetter));
    if (first === undefined) continue;
    told.add(file);
    yield {
      severity: 'note',
      file,
      path,
      at: first,
      message: `The typeface does not have "${first}"${others.length > 0 ? ' and other letters here' : ''}.`,
      mend: 'Leave it, and it is shown in another typeface, or write it in other letters.',
    };
  }
}

/** What is heard and not seen, and languages, which are named in their own letters. */
const isMeantSo = ({ file, path }: Pick<PlacedText, 'file' | 'path'>) =>
  path.at(-1) === 'alt' || (file === 'contact.yaml' && path[0] === 'languages');
