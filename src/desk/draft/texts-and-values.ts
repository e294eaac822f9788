/* From the text of a content file to its value, and back to a text in which everything else stays. */

import { type Edit, valueAfter } from '../../content/edit.ts';
import { describeField } from '../../content/describe.ts';
import { type Field, fieldAt, hasStructure, namesIn, valuesIn } from '../../content/field.ts';
import { files, folders } from '../../content/files.ts';
import { isSame, type Path, valueAt } from '../../content/path.ts';
import { changeYaml, valueOfYaml, yamlOf } from '../../content/write-yaml.ts';
import { titleOf } from '../words/in-words.ts';
import { fromId, type Names } from '../words/names.ts';
import { namesOf } from '../words/site-names.ts';
import type { Values } from './edit.ts';
import { formIn, type Forms } from './forms.ts';

/** The form of every file and folder of files, from their schemas. */
export const formsOf = (): Forms =>
  Object.fromEntries(
    [...Object.entries(files), ...Object.entries(folders)].map(([name, schema]) => [
      name,
      describeField(schema, name),
    ]),
  );

/**
 * The value of a file; null if it cannot be parsed, or lacks the structure of its form, so that no screen can show it.
 */
export function valueOfText(text: string, form: Field | undefined): unknown {
  try {
    const value = valueOfYaml(text);
    return form && hasStructure(form, value) ? value : null;
  } catch {
    // The check reports what is wrong with the text.
    return null;
  }
}

/** The text of a file after some edits of its published value; undefined without one. */
export function textWith(
  published: string | undefined,
  before: unknown,
  edits: readonly Edit[],
  form: Field,
): string {
  const value = edits.reduce(valueAfter, before);
  if (published === undefined || before === null) return yamlOf(value);
  if (isSame(before, value)) return published;
  const fieldsAt = (path: Path) => {
    const field = fieldAt(form, path);
    return field ? namesIn(field) : [];
  };
  return changeYaml(published, edits, fieldsAt);
}

/** The names of all things with an id, of several versions of the content, the newest last. */
export function namesInContent(forms: Forms, versions: readonly Values[]): Names {
  const found = new Map<string, string>();
  const byId = namesOf((_, id) => fromId(id));
  for (const values of versions)
    for (const [file, value] of Object.entries(values)) {
      const form = formIn(forms, file);
      if (!form || value === null) continue;
      for (const { path, field, value: id } of valuesIn(form, value)) {
        if (field.declares === undefined || typeof id !== 'string') continue;
        const thing = valueAt(value, path.slice(0, -1));
        const title = titleOf({ kind: 'group', label: id, fields: [] }, thing, byId);
        found.set(`${field.declares} ${id}`, title);
      }
    }
  return namesOf((kind, id) => found.get(`${kind} ${id}`) ?? fromId(id));
}
