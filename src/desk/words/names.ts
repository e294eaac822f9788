/* What the desk calls files, pages and things; site-names.ts has the names themselves. */

import { capitalise } from '../../content/text/format.ts';
import type { ValueField } from '../../content/field.ts';

/** Returns the name of a thing by its kind and id. */
export type NameOfThing = (kind: string, id: string) => string;

/** The names of files, pages, placeholders and things in some content. */
export interface Names {
  /** "Prices", "Monday", "Post “Rest days”"; `value` is the content of the file. */
  file: (file: string, value: unknown) => string;
  /** The address of the page of a file: "/blog/rest-days". */
  address: (file: string) => string;
  /** A page by its address: "Schedule, Monday"; `valueOf` reads a file. */
  page: (address: string, valueOf: (file: string) => unknown) => string;
  /** The meaning of a placeholder: 'lowestPrice' → "lowest price". */
  fact: (fact: string) => string;
  /** The name of a thing by its kind and id. */
  thing: NameOfThing;
  /** Whether items are named without the file: "Experts: price" rather than "Prices, Experts: price". */
  isKnownByItems: (file: string) => boolean;
}

/** The name of an option of a field: 'sms' → "Text message (SMS)". */
export const choiceInWords = (field: ValueField, choice: string) =>
  field.choiceNames?.[choice] ?? fromId(choice);

/** "three-poses" → "Three poses" */
export const fromId = (id: string) => capitalise(id.replaceAll('-', ' '));
