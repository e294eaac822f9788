import { schemaOf } from '../../scripts/checker/model.ts';
import { formOf } from '../../scripts/desk/form-of.ts';
import type { ContentAtDesk } from '../../scripts/desk/problems/content-at-desk.ts';
import { readSource } from '../../scripts/yaml-edits/yaml-source.ts';
import { declaredIn, fromId } from '../../src/desk/names.ts';
import { texts } from '../checker/content-at-hand.ts';
import { model } from '../checker/content-copy.ts';

const forms = new Map<string, ReturnType<typeof formOf>>();

/** The form of a file; undefined for a picture. */
function formFor(file: string) {
  const schema = schemaOf(model, file);
  if (schema && !forms.has(file)) forms.set(file, formOf(schema, file));
  return forms.get(file);
}

function valueIn(text: string): unknown {
  const source = readSource(text);
  return typeof source === 'string' ? null : source.value;
}

/** A draft with these texts, of the content as it was saved. */
export function contentAtDesk(
  own: ReadonlyMap<string, string>,
  ids: ContentAtDesk['ids'] = new Map(),
): ContentAtDesk {
  const values = new Map<string, unknown>();
  const valueOf = (file: string) => {
    if (!values.has(file)) values.set(file, own.has(file) ? valueIn(own.get(file)!) : null);
    return values.get(file);
  };
  const called = new Map<string, string>();
  for (const file of ['classes.yaml', 'trainers.yaml', 'plans.yaml'])
    for (const { kind, id, item } of declaredIn(formFor(file)!, valueOf(file)))
      if (typeof item['name'] === 'string') called.set(`${kind} ${id}`, item['name']);
  return {
    files: () => [...own.keys()],
    textOf: (file) => own.get(file)!,
    read: valueIn,
    valueOf,
    savedOf: (file) => valueIn(texts.get(file)!),
    formOf: formFor,
    names: (kind, id) => called.get(`${kind} ${id}`) ?? fromId(id),
    ids,
  };
}
