import { refusal } from '../problem.ts';
import { longestId } from '../text/text-size.ts';
import { note, type Notes } from './notes.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

/** The form of the ids with which things of the content refer to each other. */
const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The kinds of things that other files refer to by id. */
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

const idText = (most: number) => z.string().regex(idForm).max(most);

/** A field with the id that declares a thing of this kind. */
export const declares = (kind: Kind) =>
  note(
    // Web hosts serve a page called "index" as the folder itself.
    idText(longestId).refine(
      (value) => value !== 'index',
      refusal(
        '{field} may not be "index": its page would take the place of the list.',
        'Choose another one.',
      ),
    ),
    {
      kind: 'id',
      example: `the-id-of-the-${kind}`,
      label: 'Short name in addresses',
      declares: kind,
    },
  );

/** The most characters of the id of a class at a time, which has a weekday, the id of a class, a time and a number. */
const longestSlotId = longestId + 20;

/** A field with the id of a class at a time of a weekday; rows without it get one such as `monday-cycling-0900`. */
export const slotId = (label: string, more: Notes) =>
  note(idText(longestSlotId), { kind: 'id', example: 'monday-cycling-0900', label }, more);

/** A field with the name that declares a thing; other files refer to categories by name. */
export const declaresName = (kind: Kind) => text(40, { declares: kind });

/** A field with the id of a thing that is declared elsewhere. */
export const refersTo = (kind: Kind, label?: string, more?: Notes) =>
  note(z.string().trim().min(1), { kind: 'reference', refersTo: kind, example: '…', label }, more);
