import { readSource } from '../../yaml-edits/yaml-source.ts';
import type { FormField } from '../form-field.ts';
import { declaredIn, fromId, namesOf, type Names, type SiteNames } from '../names.ts';
import type { Draft } from './draft.ts';
import type { DraftedSite } from './drafted-site.ts';
import { formOf } from './form-of.ts';
import { titleOf } from '../in-words.ts';

/** What the files of a draft hold, in which forms, and what the things in them are called. */
export class DraftValues {
  readonly forms: Readonly<Record<string, FormField>>;
  private readonly site: SiteNames;
  private readonly draft: Draft;
  /** Texts that were read, by file, those that are saved apart from those of the draft. */
  private readonly read = new Map<string, { text: string; value: unknown }>();

  constructor({ model, names }: Pick<DraftedSite, 'model' | 'names'>, draft: Draft) {
    this.site = names;
    this.draft = draft;
    const schemas = [...Object.entries(model.files), ...Object.entries(model.folders)];
    this.forms = Object.fromEntries(
      schemas.map(([name, schema]) => [name, formOf(schema, name)] as const),
    );
  }

  readonly formOf = (file: string): FormField | undefined =>
    this.forms[file] ?? this.forms[file.slice(0, Math.max(0, file.lastIndexOf('/')))];

  /** What a file of the draft holds, as it was typed; null where it is not there or cannot be read. */
  readonly of = (file: string): unknown => this.valueIn(this.draft.texts, file, '');

  /** The same of what is saved. */
  readonly savedOf = (file: string): unknown => this.valueIn(this.draft.saved, file, 'saved ');

  /** What everything with an id is called; what is gone from the draft, by the name that it had. */
  names(): Names {
    const found = new Map<string, string>();
    const byId = namesOf(this.site, (_, id) => fromId(id));
    const values = [
      ...[...this.draft.saved.keys()].map((file) => [file, this.savedOf(file)] as const),
      ...[...this.draft.texts.keys()].map((file) => [file, this.of(file)] as const),
    ];
    for (const [file, value] of values) {
      const form = this.formOf(file);
      if (!form) continue;
      for (const { kind, id, item } of declaredIn(form, value))
        found.set(`${kind} ${id}`, titleOf({ kind: 'group', label: id, fields: [] }, item, byId));
    }
    return namesOf(this.site, (kind, id) => found.get(`${kind} ${id}`) ?? fromId(id));
  }

  private valueIn(texts: ReadonlyMap<string, string>, file: string, mark: string): unknown {
    const text = texts.get(file);
    if (text === undefined) return null;
    const known = this.read.get(mark + file);
    if (known?.text === text) return known.value;
    const value = valueOf(text);
    this.read.set(mark + file, { text, value });
    return value;
  }
}

/** What a text holds; null where it cannot be read. */
export function valueOf(text: string): unknown {
  const source = readSource(text.replace(/^\ufeff/, ''));
  return typeof source === 'string' ? null : source.value;
}
