import { defineParts } from '../runtime/parts.ts';

/** What live-hours.ts finds in the contact panel. */
export const panelParts = defineParts({ openStatus: 'p', opening: 'a' });
