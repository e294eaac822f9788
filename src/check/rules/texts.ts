import { valueOf, type CheckedFiles } from '../../content/checked-files.ts';
import { accountPages } from '../../content/addresses.ts';
import { isShown } from '../../content/shown.ts';
import type { FieldPath } from '../../content/problem.ts';

/** A text of the content with its place. */
export interface PlacedText {
  file: string;
  path: FieldPath;
  text: string;
}

/** The texts that match and are not hidden by `shown: false`. `pattern` must be a constant: its results are cached. */
export function* shownTextsOf(content: CheckedFiles, pattern: RegExp): Generator<PlacedText> {
  const blog = valueOf(content, 'pages/blog.yaml');
  const accounts = valueOf(content, 'accounts.yaml');
  for (const [file, value] of content) {
    if (file.startsWith('posts/') && blog && !isShown(blog)) continue;
    if (isOfAccounts(file) && accounts && !isShown(accounts)) continue;
    for (const found of matching(file, value as object, pattern)) if (!found.isHidden) yield found;
  }
}

/** Whether a file has the words of a page for accounts: pages/login.yaml. */
const isOfAccounts = (file: string) => accountPages.some((page) => file === `pages/${page}.yaml`);

const isMarkedHidden = (value: unknown) =>
  typeof value === 'object' && value !== null && 'shown' in value && value.shown === false;

/** All texts that match. `pattern` must be a constant, because its results are cached. */
export function* textsOf(content: CheckedFiles, pattern: RegExp): Generator<PlacedText> {
  for (const [file, value] of content) yield* matching(file, value as object, pattern);
}

interface TextInFile extends PlacedText {
  /** The text or something around it is hidden. */
  isHidden: boolean;
}

/** Cached by value: the desk checks often, and usually one file has changed. */
const known = new WeakMap<
  object,
  { all: readonly TextInFile[]; byPattern: Map<RegExp, TextInFile[]> }
>();

function matching(file: string, value: object, pattern: RegExp): readonly TextInFile[] {
  let texts = known.get(value);
  if (!texts)
    known.set(value, (texts = { all: [...textsIn(file, value, [], false)], byPattern: new Map() }));
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
