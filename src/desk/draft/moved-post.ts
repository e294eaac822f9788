/* Gives a post another address: its file, all links to it, and the old address, which leads to the new one. */

import type { Edit } from '../../content/edit.ts';
import { type Path, valueAt } from '../../content/path.ts';
import { unnamedPost } from '../../content/page-paths.ts';
import { shortNameOf } from '../../content/text/format.ts';
import { freeName } from './new-thing.ts';
import type { DeskState } from './desk-state.ts';
import { idOfFile } from '../words/page-of-file.ts';
import type { FieldPlace, FileEdit } from './edit.ts';
import type { Action } from './protocol.ts';

type Draft = Pick<DeskState, 'files' | 'published' | 'values'>;

/** Whether a post has never been published, under any name. */
export const isNewPost = ({ published, values }: Draft, id: string) =>
  published[`posts/${id}.yaml`] === null &&
  valueAt(values[`posts/${id}.yaml`], ['formerly']) === undefined;

/** The address that fits a title, and that no other post has. */
export function addressFor(draft: Draft, id: string, title: string): string {
  const { published, values } = draft;
  // A new post must not get the address of one that was deleted since the last publish.
  const gone = Object.keys(published).filter(
    (file) => published[file] !== null && isNewPost(draft, id),
  );
  const others = [...Object.keys(values), ...gone]
    .filter((file) => file.startsWith('posts/'))
    .map(idOfFile);
  const taken = ['page', 'index', ...others.filter((one) => one !== id)];
  return freeName(title, taken) || freeName(unnamedPost, taken);
}

/** The action that fits the address of a new post to its new title `next`; empty for other fields. */
export function actionFollowing(draft: Draft, { file, path }: FieldPlace, next: unknown): Action {
  const id = idOfFile(file);
  const isTitle = file.startsWith('posts/') && path.join('.') === 'title';
  if (!isTitle || typeof next !== 'string' || !isNewPost(draft, id)) return {};
  // A post whose title has no Latin letters keeps the address that somebody typed.
  if (next.trim() !== '' && hasNoAddress(next)) return {};
  const wanted = addressFor(draft, id, next);
  return wanted === id ? {} : actionMovingPost(draft, id, wanted);
}

/** Whether no address can be made of a title. */
export const hasNoAddress = (title: string) => shortNameOf(title) === '';

/** The action that moves a post to another address and updates all links; old links from outside are redirected. */
export function actionMovingPost(draft: Draft, from: string, to: string): Action {
  const [old, file] = [`posts/${from}.yaml`, `posts/${to}.yaml`];
  const [before, after] = [`/blog/${from}`, `/blog/${to}`];
  const links = draft.files.flatMap((one) => {
    const newName = one === old ? file : one;
    return [...textsWith(draft.values[one], before, [])].map(({ path, text }): FileEdit => ({
      file: newName,
      kind: 'set',
      path,
      value: text.replaceAll(linksTo(before), after),
    }));
  });
  const redirects = redirectEdits(draft, from, to).map((edit): FileEdit => ({ file, ...edit }));
  const made: FileEdit = { file, kind: 'set', path: [], value: draft.values[old] };
  return { edits: [made, { file: old, kind: 'remove', path: [] }, ...links, ...redirects] };
}

/** Redirects the addresses at which the post was published, except the new one. */
function redirectEdits({ published, values }: Draft, from: string, to: string): Edit[] {
  const path = ['formerly'];
  const redirects = valueAt(values[`posts/${from}.yaml`], path);
  const earlier: unknown[] = Array.isArray(redirects) ? redirects : [];
  const wasPublished = published[`posts/${from}.yaml`] !== null;
  const index = earlier.indexOf(to);
  // A single name that is not in a list, which the check reports, becomes an item.
  if (redirects !== undefined && !Array.isArray(redirects))
    return wasPublished ? [{ kind: 'set', path, value: [redirects, from] }] : [];
  return [
    ...(wasPublished
      ? [{ kind: 'insert' as const, path: [...path, earlier.length], value: from }]
      : []),
    ...(index < 0 ? [] : [{ kind: 'remove' as const, path: [...path, index] }]),
  ];
}

/** Links to a page of this site; the same path at another site follows the name of that site. */
export const linksTo = (address: string) => new RegExp(`(?<![\\w.-])${address}(?![\\w-])`, 'g');

function* textsWith(
  value: unknown,
  words: string,
  path: Path,
): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') {
    if (linksTo(words).test(value)) yield { path, text: value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsWith(item, words, [...path, index]);
  } else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* textsWith(one, words, [...path, name]);
}
