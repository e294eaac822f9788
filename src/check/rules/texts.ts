/* The texts of all files, and the rules about texts. */

import { accountPages } from '../../content/page-paths.ts';
import { type CheckedFiles, valueOf } from '../../content/files.ts';
import { privacyConditions } from '../../content/pages/privacy.ts';
import type { Path } from '../../content/path.ts';
import type { ValueProblem } from '../../content/problem.ts';
import { isShown } from '../../content/shown.ts';
import { unsupportedCharacter } from '../../content/text/typeface-letters.ts';

/** A text of the content with its place. */
export interface PlacedText {
  file: string;
  path: Path;
  text: string;
}

/** Yields the matching texts that `shown: false` does not hide. `pattern` must be a constant: results are cached. */
export function* shownTextsOf(content: CheckedFiles, pattern: RegExp): Generator<PlacedText> {
  const blog = valueOf(content, 'pages/blog.yaml');
  const accounts = valueOf(content, 'accounts.yaml');
  for (const [file, value] of content) {
    if (file.startsWith('posts/') && blog && !isShown(blog)) continue;
    if (isOfAccounts(file) && accounts && !isShown(accounts)) continue;
    for (const found of matching(file, value as object, pattern)) if (!found.isHidden) yield found;
  }
}

/** Whether a file has the words of a page for accounts, such as pages/login.yaml. */
const isOfAccounts = (file: string) => accountPages.some((page) => file === `pages/${page}.yaml`);

const isMarkedHidden = (value: unknown) =>
  typeof value === 'object' && value !== null && 'shown' in value && value.shown === false;

const anyText = /^/;

/** Yields all texts, or those that match. `pattern` must be a constant: its results are cached. */
export function* textsOf(content: CheckedFiles, pattern = anyText): Generator<PlacedText> {
  for (const [file, value] of content) yield* matching(file, value as object, pattern);
}

interface TextInFile extends PlacedText {
  /** Whether `shown: false` hides the text or something around it. */
  isHidden: boolean;
}

/** A cache by value, because the desk checks often, and usually one file has changed. */
const cachedTexts = new WeakMap<
  object,
  { all: readonly TextInFile[]; byPattern: Map<RegExp, TextInFile[]> }
>();

function matching(file: string, value: object, pattern: RegExp): readonly TextInFile[] {
  let texts = cachedTexts.get(value);
  if (!texts)
    cachedTexts.set(
      value,
      (texts = { all: [...textsIn(file, value, [], false)], byPattern: new Map() }),
    );
  let found = texts.byPattern.get(pattern);
  if (!found)
    texts.byPattern.set(pattern, (found = texts.all.filter(({ text }) => pattern.test(text))));
  return found;
}

function* textsIn(
  file: string,
  value: unknown,
  path: (string | number)[],
  isInHidden: boolean,
): Generator<TextInFile> {
  const isHidden = isInHidden || isMarkedHidden(value);
  if (typeof value === 'string') yield { file, path, text: value, isHidden };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* textsIn(file, item, [...path, index], isHidden);
  else if (value !== null && typeof value === 'object')
    for (const [name, item] of Object.entries(value))
      yield* textsIn(file, item, [...path, name], isHidden);
}

/** Finds the few texts that are not plain ASCII. */
const notPlain = /[^\x20-\x7E\n]/;

/**
 * Rule: the typeface of the site has all characters of the texts; browsers show others in another font. At most one
 * note per file.
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

/** Whether a text may have other characters: it is not displayed, or is the name of a language in its own script. */
const isIntended = ({ file, path }: Pick<PlacedText, 'file' | 'path'>) =>
  path.at(-1) === 'alt' || (/^(contact|trainers)\.yaml$/.test(file) && path.includes('languages'));

/**
 * Rule: the privacy policy has a section for each of `privacyConditions`, such as a map that loads by itself, and names
 * the e-mail address of the gym.
 */
export function* privacyPolicyIsComplete(content: CheckedFiles): Generator<ValueProblem> {
  const sections = valueOf(content, 'pages/privacy.yaml')?.sections;
  if (!sections) return;
  const place = { file: 'pages/privacy.yaml', path: ['sections'] };
  for (const condition of privacyConditions)
    if (!sections.some(({ onlyWhile }) => onlyWhile === condition))
      yield {
        ...place,
        message: `The privacy policy lacks a section that is shown while ${condition.replaceAll('-', ' ')}.`,
        remedy: `Add a section that is shown only then (onlyWhile: ${condition}).`,
        atDesk: 'Add a section that is shown only then.',
      };
  if (!sections.some(({ text }) => text.includes('{email}')))
    yield {
      ...place,
      message: 'The privacy policy does not say to which address people can write.',
      remedy: 'Write {email} into the sentence that says whom to ask.',
    };
}
