import type { FormField } from './form-field.ts';

/** The value of a group of fields: an object, but not a list. */
export type Group = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and no list. */
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field of a form at a path into `value`; undefined if the form has none. */
export function fieldAt(
  form: FormField,
  value: unknown,
  path: readonly (string | number)[],
): FormField | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return form;
  const inner = (value as Group | undefined)?.[name];
  if (form.kind === 'group') {
    const field = form.fields.find(([own]) => own === name)?.[1];
    return field && fieldAt(field, inner, rest);
  }
  if (form.kind === 'list') return fieldAt(form.item, inner, rest);
  if (form.kind === 'places') {
    const place = form.places[Number(name)];
    return place && fieldAt(place, inner, rest);
  }
  if (form.kind === 'either') {
    const option = optionFor(form.options, value);
    return option && fieldAt(option, value, path);
  }
  return undefined;
}

/** The option that fits a value: "closed", or a list. */
export const optionFor = (options: readonly FormField[], value: unknown): FormField | undefined =>
  options.find((option) => Array.isArray(value) === (option.kind === 'list'));

/** Yields each item in a value that declares an id, with the kind of that id. */
export function* declaredIn(
  form: FormField,
  value: unknown,
): Generator<{ kind: string; id: string; item: Group }> {
  if (form.kind === 'group' && isGroup(value)) {
    for (const [name, field] of form.fields) {
      const own = value[name];
      if ('declares' in field && field.declares !== undefined && typeof own === 'string')
        yield { kind: field.declares, id: own, item: value };
      yield* declaredIn(field, own);
    }
  } else if (form.kind === 'list' && Array.isArray(value))
    for (const item of value) yield* declaredIn(form.item, item);
}
