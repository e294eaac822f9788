import { toId } from '../../text/to-id.ts';
import { inputOf } from '../../findings/input.ts';
import { fault } from './fault.ts';
import { textFault, text } from './text.ts';
import { z } from './zod.ts';

const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const idWord = (kind: string) =>
  z
    .string({ error: textFault })
    .regex(idForm, {
      error: ({ input }) =>
        fault({
          code: 'not-an-id',
          data: { input: inputOf(input) },
          meant: {
            values: [toId(String(input)) || 'a-short-name'],
            // Nobody can know which letters should replace "ø" or "&".
            isCertain: /^[\w -]*[a-z0-9][\w -]*$/i.test(String(input)),
          },
        }),
    })
    .max(48, fault({ code: 'id-too-long' }))
    // Hosts serve a page of this name for the folder that it is in.
    .refine((value) => value !== 'index', fault({ code: 'id-is-index' }))
    .meta({ kind: 'id', most: 48, examples: [`the-id-of-the-${kind}`] });

/** Kinds of things that other files refer to by id. */
export type Kind =
  | 'class'
  | 'trainer'
  | 'feature'
  | 'plan'
  | 'unit'
  | 'term'
  | 'question'
  | 'image'
  | 'category'
  | 'page';

/** A word in the address of a page, with an example that fits this page. */
export const addressWord = (example: string) => idWord('page').meta({ examples: [example] });

/** An id that declares a thing of this kind. */
export const declares = (kind: Kind) =>
  idWord(kind).meta({ title: 'Short name in addresses', declares: kind });

/** A name that declares a thing, for kinds that other files refer to by name: categories. */
export const declaresName = (kind: Kind) => text(40).meta({ declares: kind });

/** A reference to a thing of this kind, by id. */
export const refersTo = (kind: Kind) =>
  z
    .string({ error: textFault })
    .trim()
    .min(1, fault({ code: 'reference-empty' }))
    .meta({ kind: 'reference', refersTo: kind, examples: ['…'] });
