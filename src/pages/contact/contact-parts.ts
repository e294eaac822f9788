import { defineParts } from '../../design/runtime/parts.ts';

/** What live-contact.ts finds on /contact. */
export const contactParts = defineParts(
  {
    number: 'span',
    copied: 'span',
    copy: 'button',
    context: 'section',
    subject: 'p',
    cost: 'p',
    price: 'span',
    unit: 'span',
    bring: 'p',
    write: 'a',
    clear: 'a',
  },
  { chat: 'a' },
);

/** What live-map.ts finds around the map of /contact. */
export const mapParts = defineParts({
  frame: 'div',
  card: 'div',
  note: 'p',
  show: 'button',
  foot: 'div',
});
