import type { FileEdit } from './protocol.ts';
import type { Shown } from '../form/shown.ts';
import type { FormField } from '../form/form-field.ts';
import { optionFor } from '../form/field-at.ts';
import { formOfFile } from '../frame/use-desk.ts';

type Path = readonly (string | number)[];

/** The edits that change an id in its declaration and in all references. */
export function editsToRenameId(shown: Shown, kind: string, from: string, to: string): FileEdit[] {
  return shown.files.flatMap((file) =>
    [...uses(formOfFile(shown, file), shown.values[file], kind, from, to, [])].map(
      ({ path, value }): FileEdit => ({
        file,
        edit: { kind: 'set', path, value },
      }),
    ),
  );
}

function* uses(
  form: FormField,
  value: unknown,
  kind: string,
  from: string,
  to: string,
  path: Path,
): Generator<{ path: Path; value: string }> {
  if (value === undefined || value === null) return;
  if (form.kind === 'group') {
    for (const [name, field] of form.fields)
      yield* uses(field, (value as Record<string, unknown>)[name], kind, from, to, [...path, name]);
  } else if (form.kind === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* uses(form.item, item, kind, from, to, [...path, index]);
  } else if (form.kind === 'places' && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (form.places[index])
        yield* uses(form.places[index], item, kind, from, to, [...path, index]);
  } else if (form.kind === 'either') {
    const option = optionFor(form.options, value);
    if (option) yield* uses(option, value, kind, from, to, path);
  } else if (typeof value === 'string') {
    const { refersTo, declares, placeholders } = form as Extract<FormField, { kind: 'text' }>;
    if ((refersTo === kind || declares === kind) && value === from) yield { path, value: to };
    const named = kind === 'plan' ? `{price:${from}}` : undefined;
    if (placeholders && named !== undefined && value.includes(named))
      yield { path, value: value.replaceAll(named, `{price:${to}}`) };
  }
}
