import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { FileModel } from '../model.ts';
import { errorOfFile } from '../problem.ts';
import type { ReadFile } from '../read-file.ts';
import { readText, unread } from '../read-text.ts';
import { decodeText } from './decode-text.ts';

/** Reads one file from disk: its bytes, then its text. */
export function readFile(path: string, schema: z.ZodType, model: FileModel): ReadFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const denied = (error as NodeJS.ErrnoException).code === 'EACCES';
    const message = denied
      ? 'The file cannot be read: this account has no permission to.'
      : 'The file cannot be read.';
    const mend = 'Ask whoever set up this computer for permission to read it, or copy it anew.';
    return unread([errorOfFile(message, mend)]);
  }
  const decoded = decodeText(bytes);
  return 'problem' in decoded ? unread([decoded.problem]) : readText(decoded.text, schema, model);
}
