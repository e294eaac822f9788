import type { Act, FileEdit } from '../editor/protocol.ts';
import type { Shown } from '../editor/desk-store.ts';
import { valueAt } from '../editor/place-in-words.ts';

type Path = readonly (string | number)[];

/** The act that moves a post to another address and updates all links; old links from outside are redirected. */
export function addressesMoved(shown: Shown, from: string, to: string, isPublished: boolean): Act {
  const [old, file] = [`posts/${from}.yaml`, `posts/${to}.yaml`];
  const [before, after] = [`/blog/${from}`, `/blog/${to}`];
  const links = shown.files.flatMap((one) => {
    const newName = one === old ? file : one;
    return [...textsWith(shown.values[one], before, [])].map(({ path, text }): FileEdit => ({
      file: newName,
      edit: {
        kind: 'set',
        path,
        value: text.replaceAll(new RegExp(`${before}(?![\\w-])`, 'g'), after),
      },
    }));
  });
  const formerly = valueAt(shown.values[old], ['formerly']);
  const redirect: FileEdit[] =
    isPublished && formerly === undefined
      ? [{ file, edit: { kind: 'add', path: ['formerly'], value: from } }]
      : [];
  return { rename: [{ from: old, to: file }], edits: [...links, ...redirect] };
}

function* textsWith(
  value: unknown,
  words: string,
  path: Path,
): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') {
    if (new RegExp(`${words}(?![\\w-])`).test(value)) yield { path, text: value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsWith(item, words, [...path, index]);
  } else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* textsWith(one, words, [...path, name]);
}
