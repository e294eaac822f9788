import { capitalise } from '../../content/text/format.ts';
import type { ValueField } from '../form/form-field.ts';

/** Returns the name of a thing by its kind and id. */
export type NameOfThing = (kind: string, id: string) => string;

/** The names that a site gives to its files, pages and placeholders. */
export interface SiteNames {
  /** "Prices", "Monday", "Post “Rest days”"; `value` is the content of the file. */
  file: (file: string, value: unknown) => string;
  /** The address of the page of a file: "/blog/rest-days". */
  address: (file: string) => string;
  /** A page by its address: "Schedule, Monday"; `valueOf` reads a file. */
  page: (address: string, valueOf: (file: string) => unknown) => string;
  /** The meaning of a placeholder: 'lowestPrice' → "lowest price". */
  fact: (fact: string, thing: NameOfThing) => string;
  /** Whether items are named without the file: "Experts: price" rather than "Prices, Experts: price". */
  isKnownByItems: (file: string) => boolean;
}

/** The names of files, pages, placeholders and things in some content. */
export interface Names extends Omit<SiteNames, 'fact'> {
  thing: NameOfThing;
  fact: (fact: string) => string;
}

/** Adds the names of things to those of a site. */
export const namesOf = (site: SiteNames, thing: NameOfThing): Names => ({
  ...site,
  thing,
  fact: (fact) => site.fact(fact, thing),
});

/** The names of things by their kinds, as id and name, added to those of a site. */
export const namesOfThings = (
  site: SiteNames,
  things: Readonly<Record<string, readonly (readonly [id: string, name: string])[]>>,
): Names =>
  namesOf(site, (kind, id) => things[kind]?.find(([own]) => own === id)?.[1] ?? fromId(id));

/** The name of an option of a field: 'sms' → "Text message (SMS)". */
export const choiceInWords = (field: ValueField, choice: string) =>
  field.choiceNames?.[choice] ?? fromId(choice);

/** "three-poses" → "Three poses" */
export const fromId = (id: string) => capitalise(id.replaceAll('-', ' '));
