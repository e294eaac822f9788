import { valueOf, type CheckedFiles } from '../content/checked-files.ts';
import { accountAddresses } from '../content/addresses.ts';
import { isShown } from '../content/shown.ts';
import type { FieldPath } from '../findings/finding.ts';

export interface PlacedText {
  file: string;
  path: FieldPath;
  text: string;
}

/** The texts of the content, without hidden things and without posts or pages of a hidden part. */
export function* shownTextsOf(content: CheckedFiles): Generator<PlacedText> {
  const blog = valueOf(content, 'pages/blog.yaml');
  const accounts = valueOf(content, 'accounts.yaml');
  for (const [file, value] of content) {
    if (file.startsWith('posts/') && blog && !isShown(blog)) continue;
    if (isOfAccounts(file) && accounts && !isShown(accounts)) continue;
    for (const found of textsOfFile(file, value as object)) if (!found.isHidden) yield found;
  }
}

/** pages/login.yaml and the like */
const isOfAccounts = (file: string) =>
  accountAddresses.some((address) => file === `pages${address}.yaml`);

const isMarkedHidden = (value: unknown) =>
  typeof value === 'object' && value !== null && 'shown' in value && value.shown === false;

/** Every text of the content with its place. */
export function* textsOf(content: CheckedFiles): Generator<PlacedText> {
  for (const [file, value] of content) yield* textsOfFile(file, value as object);
}

interface TextInFile extends PlacedText {
  /** It, or something that holds it, is hidden. */
  isHidden: boolean;
}

/** Cached by value, since several rules need the texts of a file, and a desk checks again and again. */
const known = new WeakMap<object, readonly TextInFile[]>();

function textsOfFile(file: string, value: object): readonly TextInFile[] {
  let found = known.get(value);
  if (!found) known.set(value, (found = [...textsIn(file, value, [], false)]));
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
