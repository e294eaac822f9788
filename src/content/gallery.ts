import type { z } from 'zod';
import { shownFlag } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { whole } from './fields/numbers.ts';
import { text } from './fields/text.ts';
import { describedPhoto } from './page-fields.ts';

/** Schema of content/gallery.yaml: the photographs of the gallery, in order. */
export const gallery = group({
  perPage: whole(1, 60, 'a whole number of photographs').meta({ title: 'Photographs on one page' }),
  images: list(
    group({
      id: whole(1, 100_000, 'a whole number').meta({
        title: 'Its number',
        description: 'Each photograph has a different number.',
      }),
      ...describedPhoto,
      caption: text(60).meta({ title: 'Line on the photograph' }),
      shown: shownFlag,
    }).meta({ title: 'Photograph' }),
  ).meta({ title: 'Photographs' }),
});

export type Gallery = z.infer<typeof gallery>;
