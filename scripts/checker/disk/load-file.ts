import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { FileModel } from '../model.ts';
import { finding, wholeFile } from '../problem.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { parseText, unread } from '../parse-text.ts';
import { decodeText } from './decode-text.ts';

/** Reads one file from disk: its bytes, then its text. */
export function loadFile(path: string, schema: z.ZodType, model: FileModel): ParsedFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const isDenied = (error as NodeJS.ErrnoException).code === 'EACCES';
    return unread([finding({ code: 'file-unreadable', data: { isDenied } }, wholeFile)]);
  }
  const decoded = decodeText(bytes);
  return 'problem' in decoded ? unread([decoded.problem]) : parseText(decoded.text, schema, model);
}
