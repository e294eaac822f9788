import { capitalise } from '../text/format.ts';
import type { FormField } from './form-field.ts';

/** What a thing that has an id is called, by the kind of thing and its id. */
export type NameOfThing = (kind: string, id: string) => string;

/** What the parts of a site are called by those who edit it; each site has its own. */
export interface SiteNames {
  /** "Prices", "Monday", "Post “Rest days”"; `value`: what the file holds. */
  file: (file: string, value: unknown) => string;
  /** The address of the page that a file is about: "/blog/rest-days". */
  address: (file: string) => string;
  /** A page by its address: "Schedule, Monday"; `valueOf`: what a file holds. */
  page: (address: string, valueOf: (file: string) => unknown) => string;
  /** What a word in braces stands for: 'lowestPrice' → "lowest price". */
  fact: (fact: string, thing: NameOfThing) => string;
  /** Its items say by their own names where something is: "Experts: price" rather than "Prices, Experts: price". */
  isKnownByItems: (file: string) => boolean;
}

/** The same with the names of things. */
export interface Names extends Omit<SiteNames, 'fact'> {
  thing: NameOfThing;
  fact: (fact: string) => string;
}

export const namesOf = (site: SiteNames, thing: NameOfThing): Names => ({
  ...site,
  thing,
  fact: (fact) => site.fact(fact, thing),
});

export type Group = Readonly<Record<string, unknown>>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field of a form at a path into a value that it is for; undefined where the form has none. */
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

/** Which of several fields a value fits: "closed", or a list. */
export const optionFor = (options: readonly FormField[], value: unknown): FormField | undefined =>
  options.find((option) => Array.isArray(value) === (option.kind === 'list'));

/** Where in a value a thing is declared, and under which id. */
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

/** "three-poses" → "Three poses" */
export const fromId = (id: string) => capitalise(id.replaceAll('-', ' '));
