import { blankOf } from './edit-of-field.ts';
import type { FormField } from './form-field.ts';
import type { Shown } from './desk-store.ts';

/** "Yoga for Backs!" → "yoga-for-backs" */
export const idFromName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/** An id that nothing of its kind has yet. */
export function freeId(name: string, taken: readonly string[]): string {
  const id = idFromName(name) || 'new';
  if (!taken.includes(id)) return id;
  let count = 2;
  while (taken.includes(`${id}-${count}`)) count++;
  return `${id}-${count}`;
}

/** A new thing with an id of its own; everything else is still to fill. */
export function withFreeId(
  field: FormField,
  name: string,
  { things }: Shown,
  kind: string,
): unknown {
  const ids = (things[kind] ?? []).map(([id]) => id);
  const blank = blankOf(field) as Record<string, unknown>;
  return {
    ...blank,
    ...('id' in blank && { id: freeId(name, ids) }),
    ...('placeholder' in blank && { placeholder: undefined }),
  };
}
