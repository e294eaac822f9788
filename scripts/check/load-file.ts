import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { FileModel } from '../../src/check/model.ts';
import { problemAt, wholeFile } from '../../src/content/problem.ts';
import type { ParsedFile } from '../../src/check/parsed-file.ts';
import { parseText, unparsedFile } from '../../src/check/parse-text.ts';
import { decodeText } from './decode-text.ts';

/** Parses a file, or returns the earlier result if its text is unchanged. */
export function loadFile(
  path: string,
  schema: z.ZodType,
  model: FileModel,
  before?: ParsedFile,
): ParsedFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const isDenied = (error as NodeJS.ErrnoException).code === 'EACCES';
    return unparsedFile([
      problemAt(
        wholeFile,
        `The file cannot be read${isDenied ? ': this account has no permission to read it' : ''}.`,
        'Ask whoever set up this computer for that permission, or copy it again.',
      ),
    ]);
  }
  const decoded = decodeText(bytes);
  if ('problem' in decoded) return unparsedFile([decoded.problem]);
  const { text } = decoded;
  // The earlier result of a file that could not be read has an empty text, too.
  return before && text !== '' && before.text === text ? before : parseText(text, schema, model);
}
