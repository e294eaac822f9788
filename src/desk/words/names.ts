/* What the desk calls pages and things; site-names.ts has the names themselves. */

import { capitalise } from '../../content/text/format.ts';
import type { ValueField } from '../../content/field.ts';

/** Returns the name of a thing by its kind and id. */
export type NameOfThing = (kind: string, id: string) => string;

/** The names of pages, placeholders and things in some content. */
export interface Names {
  /** A page by its address: "Schedule, Monday"; `valueOf` reads a file. */
  page: (address: string, valueOf: (file: string) => unknown) => string;
  /** The meaning of a placeholder: 'lowestPrice' → "lowest price". */
  fact: (fact: string) => string;
  /** The name of a thing by its kind and id. */
  thing: NameOfThing;
}

/** The name of an option of a field: 'sms' → "Text message (SMS)". */
export const choiceInWords = (field: ValueField, choice: string) =>
  field.choiceNames?.[choice] ?? fromId(choice);

/** "three-poses" → "Three poses" */
export const fromId = (id: string) => capitalise(id.replaceAll('-', ' '));
