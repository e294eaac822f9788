import type { z } from 'zod';
import { group, list, text, whole } from './fields.ts';
import { describedPhoto } from './shared.ts';

/** content/gallery.yaml: the photographs of the gallery, in order. */
export const gallery = group({
  perPage: whole(1, 60, 'a whole number of photographs'),
  images: list(
    group({
      id: whole(1, 100_000, 'a whole number').meta({
        description: 'A number that no other photograph has.',
      }),
      ...describedPhoto,
      caption: text(60).meta({ description: 'The line on the picture.' }),
    }),
  ),
});

export type Gallery = z.infer<typeof gallery>;
