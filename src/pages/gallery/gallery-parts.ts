import { defineParts } from '../../design/runtime/parts.ts';

/** What live-gallery.ts finds on a page of the gallery. */
export const galleryParts = defineParts({
  viewer: 'dialog',
  frame: 'div',
  caption: 'span',
  number: 'span',
  link: 'a',
  previous: 'button',
  next: 'button',
  close: 'button',
});
