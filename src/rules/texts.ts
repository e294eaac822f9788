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
  for (const found of textsOf(content)) {
    if (found.file.startsWith('posts/') && blog && !isShown(blog)) continue;
    if (isOfAccounts(found.file) && accounts && !isShown(accounts)) continue;
    let at = content.get(found.file);
    let hidden = isHidden(at);
    for (const part of found.path) {
      at = (at as Record<string | number, unknown>)[part];
      hidden ||= isHidden(at);
    }
    if (!hidden) yield found;
  }
}

/** pages/login.yaml and the like */
const isOfAccounts = (file: string) =>
  accountAddresses.some((address) => file === `pages${address}.yaml`);

const isHidden = (value: unknown) =>
  typeof value === 'object' && value !== null && 'shown' in value && value.shown === false;

/** Every text of the content with its place. */
export function* textsOf(content: CheckedFiles): Generator<PlacedText> {
  for (const [file, value] of content)
    for (const found of textsOfFile(value as object)) yield { file, ...found };
}

type TextInFile = Omit<PlacedText, 'file'>;

/** Cached by value, since several rules need the texts of a file, and a desk checks again and again. */
const known = new WeakMap<object, readonly TextInFile[]>();

function textsOfFile(value: object): readonly TextInFile[] {
  const collected = known.get(value);
  if (collected) return collected;
  const found: TextInFile[] = [];
  collectTexts(value, [], found);
  known.set(value, found);
  return found;
}

function collectTexts(value: unknown, path: (string | number)[], found: TextInFile[]): void {
  if (typeof value === 'string') found.push({ path, text: value });
  else if (Array.isArray(value))
    value.forEach((item, index) => collectTexts(item, [...path, index], found));
  else if (value !== null && typeof value === 'object')
    for (const [name, item] of Object.entries(value)) collectTexts(item, [...path, name], found);
}
