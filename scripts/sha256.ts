import { type BinaryToTextEncoding, hash } from 'node:crypto';

/** Returns the SHA-256 hash of a text or of bytes, in hexadecimal if nothing else is said. */
export const sha256 = (
  data: string | NodeJS.ArrayBufferView,
  encoding: BinaryToTextEncoding = 'hex',
): string => hash('sha256', data, encoding);
