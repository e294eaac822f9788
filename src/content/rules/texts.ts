import { valueOf, type CheckedFiles } from '../checked-files.ts';
import { accountAddresses } from '../addresses.ts';
import { isShown } from '../shown.ts';
import type { RuleFinding } from './finding.ts';

export interface PlacedText {
  file: string;
  path: RuleFinding['path'];
  text: string;
}

/** The same without what is hidden for a while, and without the posts and the pages of a part that is. */
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
    for (const found of textsInside(value, [])) yield { file, ...found };
}

function* textsInside(
  value: unknown,
  path: (string | number)[],
): Generator<Omit<PlacedText, 'file'>> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsInside(item, [...path, index]);
  else if (value !== null && typeof value === 'object')
    for (const [name, item] of Object.entries(value)) yield* textsInside(item, [...path, name]);
}
