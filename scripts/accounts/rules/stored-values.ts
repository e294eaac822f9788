import { z } from 'zod';

// Schemas of values in Firestore's REST format, for the rules of the local store.

/** A text of at most `most` and at least `least` characters. */
export const text = (most: number, least = 0) =>
  z.strictObject({ stringValue: z.string().min(least).max(most) });

/** At most `most` bytes in base64, which has four letters for three bytes. */
export const bytes = (most: number) =>
  z.strictObject({ bytesValue: z.base64().max(Math.ceil(most / 3) * 4) });

export const timestamp = z.strictObject({ timestampValue: z.string() });

/** At most 50 names of content that a member of staff is changing, such as "Prices". */
export const names = z.strictObject({
  arrayValue: z.strictObject({ values: z.array(text(200)).max(50).optional() }),
});
