import { readSource } from '../../yaml-edits/yaml-source.ts';
import type { FormField } from '../form-field.ts';
import { declaredIn } from '../field-at.ts';
import { fromId, namesOf, type Names, type SiteNames } from '../names.ts';
import type { Draft } from './draft.ts';
import type { DraftedSite } from './drafted-site.ts';
import { fitsForm } from './fits-form.ts';
import { formOf } from './form-of.ts';
import { titleOf } from '../in-words.ts';

/** The parsed values, forms and names of a draft. */
export class DraftValues {
  readonly forms: Readonly<Record<string, FormField>>;
  private readonly site: SiteNames;
  private readonly draftNow: () => Draft;
  /** The names of things in earlier versions, by kind and id. */
  private readonly earlier = new Map<string, string>();
  /** Cache of parsed texts, by file, with a prefix for saved ones. */
  private readonly read = new Map<string, { text: string; value: unknown }>();

  constructor({ model, names }: Pick<DraftedSite, 'model' | 'names'>, draft: () => Draft) {
    this.site = names;
    this.draftNow = draft;
    const schemas = [...Object.entries(model.files), ...Object.entries(model.folders)];
    this.forms = Object.fromEntries(
      schemas.map(([name, schema]) => [name, formOf(schema, name)] as const),
    );
  }

  private get draft(): Draft {
    return this.draftNow();
  }

  /** The form of a file, or of its folder; undefined if the site has no such file. */
  readonly formOf = (file: string): FormField | undefined =>
    own(this.forms, file) ?? own(this.forms, file.slice(0, Math.max(0, file.lastIndexOf('/'))));

  /** The value of a draft file, as typed; null if it does not exist or cannot be parsed. */
  readonly draftValueOf = (file: string): unknown => this.valueIn(this.draft.texts, file, '');

  /** The value of a saved file; null if it does not exist or cannot be parsed. */
  readonly savedValueOf = (file: string): unknown => this.valueIn(this.draft.saved, file, 'saved ');

  /** The value of a file; null if it lacks the structure of its form, so that no screen can show it. */
  readonly valueOrNull = (file: string, value: unknown): unknown => {
    const form = this.formOf(file);
    return form && fitsForm(form, value) ? value : null;
  };

  /** Remembers how an earlier version called things that may be gone. */
  remember(file: string, value: unknown) {
    for (const [thing, name] of this.namesIn(file, value)) this.earlier.set(thing, name);
  }

  /** The names of all things with an id; one that is gone keeps its last name. */
  names(): Names {
    const found = new Map(this.earlier);
    const values = [
      ...[...this.draft.saved.keys()].map((file) => [file, this.savedValueOf(file)] as const),
      ...[...this.draft.texts.keys()].map((file) => [file, this.draftValueOf(file)] as const),
    ];
    for (const [file, value] of values)
      for (const [thing, name] of this.namesIn(file, value)) found.set(thing, name);
    return namesOf(this.site, (kind, id) => found.get(`${kind} ${id}`) ?? fromId(id));
  }

  private namesIn(file: string, value: unknown): [thing: string, name: string][] {
    const form = this.formOf(file);
    const byId = namesOf(this.site, (_, id) => fromId(id));
    return [...(form ? declaredIn(form, value) : [])].map(({ kind, id, item }) => [
      `${kind} ${id}`,
      titleOf({ kind: 'group', label: id, fields: [] }, item, byId),
    ]);
  }

  private valueIn(texts: ReadonlyMap<string, string>, file: string, prefix: string): unknown {
    const text = texts.get(file);
    if (text === undefined) return null;
    const known = this.read.get(prefix + file);
    if (known?.text === text) return known.value;
    const value = valueOf(text);
    this.read.set(prefix + file, { text, value });
    return value;
  }
}

const own = (forms: Readonly<Record<string, FormField>>, name: string) =>
  Object.hasOwn(forms, name) ? forms[name] : undefined;

/** Parses YAML; null if it cannot be parsed. */
export function valueOf(text: string): unknown {
  const source = readSource(text.replace(/^\ufeff/, ''));
  return typeof source === 'string' ? null : source.value;
}
