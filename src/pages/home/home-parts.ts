import { defineParts } from '../../design/runtime/parts.ts';

/** What live-status.ts finds at the top of the home page. */
export const statusParts = defineParts({ opening: 'a', dot: 'span', class: 'span' });
