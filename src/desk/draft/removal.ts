/* Finds what else names an item that is to be removed, and removes it there too. */

import { type Field, fieldAt, isValueField, valuesIn } from '../../content/field.ts';
import { isSame, type Path } from '../../content/path.ts';
import { namedFacts } from '../../content/placeholders.ts';
import { idOfFile } from '../words/page-of-file.ts';
import { type FieldPlace, type FileEdit, isInside } from './edit.ts';
import { formIn } from './forms.ts';
import { linksTo } from './moved-post.ts';
import type { Action } from './protocol.ts';
import type { DeskState } from './desk-state.ts';

type Draft = Pick<DeskState, 'values' | 'files' | 'setting'>;

/** The places outside a thing that name it or something in it: by an id, by a word in braces, or a post by a link. */
export function usesOf({ values, files, setting }: Draft, thing: FieldPlace): FieldPlace[] {
  const found = files.flatMap((file) => {
    const form = formIn(setting.forms, file);
    return form ? [...valuesIn(form, values[file])].map((one) => ({ file, ...one })) : [];
  });
  const declared = found.flatMap(({ file, path, field, value }) =>
    field.declares !== undefined && isInside({ file, path }, thing)
      ? [{ kind: field.declares, id: String(value) }]
      : [],
  );
  const isPost = thing.file.startsWith('posts/') && thing.path.length === 0;
  const link = linksTo(`/blog/${idOfFile(thing.file)}`);
  const names = ({ field, value }: (typeof found)[number]) =>
    typeof value === 'string' &&
    (declared.some(
      ({ kind, id }) =>
        (field.refersTo === kind && value === id) ||
        (field.placeholders !== undefined &&
          Object.entries(namedFacts).some(
            ([word, of]) => of === kind && value.includes(`{${word}:${id}}`),
          )),
    ) ||
      (isPost && value.search(link) >= 0));
  return found
    .filter((one) => !isInside(one, thing) && names(one))
    .map(({ file, path }) => ({ file, path }));
}

/** The action that removes a thing. */
export const actionRemoving = ({ file, path }: FieldPlace): Action => ({
  edits: [{ file, kind: 'remove', path }],
});

/** The action that removes a thing and what names it; undefined if a text or another thing would have to be changed. */
export function actionRemovingUses(
  { setting }: Pick<Draft, 'setting'>,
  thing: FieldPlace,
  uses: readonly FieldPlace[],
): Action | undefined {
  const goes = uses.map(({ file, path }) => {
    const gone = partToRemove(formIn(setting.forms, file)!, path);
    return gone && { file, path: gone };
  });
  if (!goes.every((one) => one !== undefined)) return undefined;
  const all = [...goes, thing];
  const edits = all
    .filter(
      (one, index) =>
        !all.some((other, at) => isInside(one, other) && (at < index || !isSame(other, one))),
    )
    .sort((one, other) => backwards(one.path, other.path))
    .map(({ file, path }): FileEdit => ({ file, kind: 'remove', path }));
  return { edits };
}

/** Later items first, so that the places of earlier ones stay. */
function backwards(one: Path, other: Path): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  const [mine, theirs] = [one[at], other[at]];
  return typeof mine === 'number' && typeof theirs === 'number' ? theirs - mine : 0;
}

/**
 * What to remove together with a reference: its list item, or its optional field or group; never an item with its own
 * id.
 */
function partToRemove(form: Field, path: Path): Path | undefined {
  const own = fieldAt(form, path);
  if (own?.kind !== 'reference' && own?.kind !== 'page') return undefined;
  for (let length = path.length; length > 0; length -= 1) {
    const part = path.slice(0, length);
    const field = fieldAt(form, part)!;
    const isThing =
      field.kind === 'group' &&
      field.fields.some(([, inner]) => isValueField(inner) && inner.declares !== undefined);
    if (isThing) return undefined;
    if (typeof part.at(-1) === 'number' || ('optional' in field && field.optional)) return part;
  }
  return undefined;
}
