import { galleryAddresses } from '../../content/addresses.ts';
import { largestSource } from '../../content/photographs.ts';
import { fill } from '../../content/text/fill.ts';
import { content, photographOf, photoOf } from '../content.ts';
import { bannerHead } from '../page.tsx';
import { pagerProps } from '../Pager.tsx';

const gallery = content['gallery.yaml'];
const words = content['pages/gallery.yaml'];

/** The addresses of the pages of the gallery. */
export const galleryPages = galleryAddresses(gallery);

type Shape = 'plain' | 'tall' | 'wide';

/** Returns the shape of each of `count` tiles; wide and tall tiles fill all rows of three columns. */
export function shapesOf(count: number): Shape[] {
  const shapes = Array.from<unknown, Shape>({ length: count }, () => 'plain');
  if (count === 0) return shapes;
  const gap = (3 - (count % 3)) % 3;
  if (gap === 1 && count >= 5) shapes[2] = 'tall';
  else if (gap === 1) shapes[0] = 'wide';
  else if (gap === 2) {
    shapes[0] = 'wide';
    if (count > 1) shapes[count - 1] = 'wide';
  }
  return shapes;
}

/** Returns the props of a page of the gallery (GalleryPage.tsx); `page` counts from 1. */
export function galleryProps(page: number) {
  const first = (page - 1) * gallery.perPage;
  const shown = gallery.images.slice(first, first + gallery.perPage);
  const shapes = shapesOf(shown.length);
  return {
    banner: { title: words.banner.title, lead: words.banner.lead, photo: photoOf(words.banner) },
    photographs: shown.map((one, index) => ({
      id: one.id,
      caption: one.caption,
      photo: photoOf(one),
      shape: shapes[index]!,
      openName: fill(words.viewer.open, { caption: one.caption, alt: one.alt }),
      large: largestSource(photographOf(one.image)),
    })),
    viewer: { ...words.viewer, page: galleryPages[page - 1]! },
    pager: galleryPages.length > 1 ? pagerProps(galleryPages, page, words.pager) : undefined,
    live: {
      words: { title: words.viewer.title },
      photographs: gallery.images.map(({ id, caption, alt, image }, index) => ({
        id,
        caption,
        alt,
        photograph: photographOf(image),
        page: galleryPages[Math.floor(index / gallery.perPage)]!,
      })),
    },
  };
}

/** Returns the title and description of a page of the gallery; `page` counts from 1. */
export function gallerySeo(page: number) {
  const values = { page, pages: galleryPages.length };
  return { title: fill(words.seo.title, values), description: fill(words.seo.description, values) };
}

export const galleryHead = (page: number) => ({
  ...bannerHead(galleryPages[0]!, { seo: gallerySeo(page), banner: words.banner }),
  canonical: galleryPages[page - 1]!,
});
