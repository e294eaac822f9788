import { safeParse, type z } from 'zod';
import type { PlaceFormats } from '../../content/place/place-formats.ts';
import { walkFields } from '../../content/schema-walk.ts';

export type Issue = z.core.$ZodIssue;

/** Checks a value by its schema at a place: what the fields say of the place comes first. `data` is undefined if anything is wrong. */
export function checkedValue(
  schema: z.core.$ZodType,
  value: unknown,
  place: PlaceFormats,
): { issues: Issue[]; data: unknown } {
  const issues: Issue[] = [];
  walkFields(schema, value, ({ wrongAt }, input, path) => {
    const message = wrongAt?.(input, place);
    if (message !== undefined) issues.push({ code: 'custom', path, message, input });
  });
  const { data, error } = safeParse(schema, value, { reportInput: true });
  issues.push(...(error?.issues ?? []));
  return { issues, data: issues.length === 0 ? data : undefined };
}
