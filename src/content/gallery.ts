import type { z } from 'zod';
import { shownFlag } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { whole } from './fields/numbers.ts';
import { text } from './fields/text.ts';
import { describedPhoto } from './page-fields.ts';

/** Schema of content/gallery.yaml: the photographs of the gallery, in order. */
export const gallery = group({
  perPage: whole('Photographs on one page', 1, 60, { noun: 'a whole number of photographs' }),
  images: list(
    'Photographs',
    group('Photograph', {
      id: whole('Its number', 1, 100_000, { help: 'Each photograph has a different number.' }),
      ...describedPhoto,
      caption: text('Line on the photograph', 60),
      shown: shownFlag,
    }),
    { unique: ['id'] },
  ),
});

export type Gallery = z.infer<typeof gallery>;
