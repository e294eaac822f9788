import { galleryPaths } from '../../content/page-paths.ts';
import { largestSource } from '../../content/photographs.ts';
import { fill } from '../../content/text/fill.ts';
import type { SiteContent } from '../site-content.ts';
import { bannerHead, page } from '../page.tsx';
import { pagerProps } from '../Pager.tsx';

/** Returns the paths of the pages of the gallery. */
const pathsOfGallery = (site: SiteContent) => galleryPaths(site.files['gallery.yaml']);

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
export function galleryProps(site: SiteContent, page: number) {
  const gallery = site.files['gallery.yaml'];
  const words = site.files['pages/gallery.yaml'];
  const paths = pathsOfGallery(site);
  const first = (page - 1) * gallery.perPage;
  const shown = gallery.images.slice(first, first + gallery.perPage);
  const shapes = shapesOf(shown.length);
  return {
    banner: site.bannerOf(words.banner),
    photographs: shown.map((one, index) => ({
      id: one.id,
      caption: one.caption,
      photo: site.photoOf(one),
      shape: shapes[index]!,
      openName: fill(words.viewer.open, { caption: one.caption, alt: one.alt }),
      large: largestSource(site.photographOf(one.image)),
    })),
    viewer: { ...words.viewer, page: paths[page - 1]! },
    pager: paths.length > 1 ? pagerProps(paths, page, words.pager) : undefined,
    live: {
      words: { title: words.viewer.title },
      photographs: gallery.images.map(({ id, caption, alt, image }, index) => ({
        id,
        caption,
        alt,
        photograph: site.photographOf(image),
        // The address of the gallery page with the photograph.
        page: paths[Math.floor(index / gallery.perPage)]!,
      })),
    },
  };
}

/** Returns the title and description of a page of the gallery; `page` counts from 1. */
export function gallerySeo(site: SiteContent, page: number) {
  const words = site.files['pages/gallery.yaml'];
  const values = { page, pages: pathsOfGallery(site).length };
  return { title: fill(words.seo.title, values), description: fill(words.seo.description, values) };
}

/** The pages of the gallery. /gallery shows the first page, whose path with a number is canonical. */
export function galleryPages(site: SiteContent) {
  const { shown, banner } = site.files['pages/gallery.yaml'];
  if (shown === false) return [];
  const paths = pathsOfGallery(site);
  return ['/gallery', ...paths].map((path, index) => {
    const number = Math.max(1, index);
    return page({
      path,
      template: () => import('./GalleryPage.tsx'),
      props: () => galleryProps(site, number),
      head: () => ({
        ...bannerHead(site, paths[0]!, { seo: gallerySeo(site, number), banner }),
        canonical: paths[number - 1]!,
      }),
    });
  });
}
