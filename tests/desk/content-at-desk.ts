import { schemaOf } from '../../src/checker/model.ts';
import { formOf } from '../../src/editor/draft/form-of.ts';
import type { ContentAtDesk } from '../../src/editor/draft/problems/content-at-desk.ts';
import { readSource } from '../../src/yaml-edits/yaml-source.ts';
import { declaredIn } from '../../src/editor/field-at.ts';
import { fromId, namesOf } from '../../src/editor/names.ts';
import { texts } from '../checker/content-at-hand.ts';
import { draftedSiteOn } from '../../src/desk/drafted-site.ts';
import { model } from '../checker/content-copy.ts';

export const site = draftedSiteOn(model.today);

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

/** A draft with these texts, on top of the saved content. */
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
    savedValueOf: (file) => valueIn(texts.get(file)!),
    formOf: formFor,
    names: namesOf(site.names, (kind, id) => called.get(`${kind} ${id}`) ?? fromId(id)),
    ids,
  };
}
