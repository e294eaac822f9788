import type { Testimonials } from '../content/testimonials.ts';
import type { TestimonialsProps } from '../design/parts/Testimonials.tsx';
import type { SiteContent } from './site-content.ts';

type Testimonial = NonNullable<Testimonials['voices']>[number];

const mostOnPage = 3;

/**
 * Returns the first testimonials of members for a page; undefined if there are none, so that the section is left out.
 */
export function testimonialsWhere(
  site: SiteContent,
  belongs: (testimonial: Testimonial) => boolean = () => true,
): TestimonialsProps | undefined {
  const { heading, voices: testimonials = [] } = site.files['voices.yaml'];
  const shown = testimonials.filter(belongs).slice(0, mostOnPage);
  if (shown.length === 0) return undefined;
  return {
    heading,
    testimonials: shown.map(({ id, words, name, about, photograph }) => ({
      id,
      words,
      name,
      about,
      photo: photograph && site.photoOf(photograph),
    })),
  };
}
