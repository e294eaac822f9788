import type { z } from 'zod';
import { shownFlag } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { whole } from './fields/numbers.ts';
import { text } from './fields/text.ts';
import { describedPhoto } from './page-parts.ts';

/** content/gallery.yaml: the photographs of the gallery, in order. */
export const gallery = group({
  perPage: whole(1, 60, 'a whole number of photographs'),
  images: list(
    group({
      id: whole(1, 100_000, 'a whole number').meta({
        description: 'A number that no other photograph has.',
      }),
      ...describedPhoto,
      caption: text(60).meta({ description: 'Shown on the picture.' }),
      shown: shownFlag,
    }),
  ),
});

export type Gallery = z.infer<typeof gallery>;
