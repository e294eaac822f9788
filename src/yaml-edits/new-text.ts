import { EditRefused } from './edit-refused.ts';
import { readSource } from './yaml-source.ts';
import { isGroup, isSame } from './value-at.ts';
import { writtenField } from './written-value.ts';

/** Writes a group of fields as the text of a new file, and reads it back to verify it. */
export function newText(value: unknown): string {
  if (!isGroup(value)) throw new EditRefused([], 'a file must contain a group.');
  const lines = Object.entries(value).flatMap(([name, part]) =>
    writtenField(name, part, { examples: [] }, 0),
  );
  const text = `${lines.join('\n')}\n`;
  const proof = readSource(text);
  if (typeof proof === 'string' || !isSame(proof.value, value))
    throw new EditRefused([], 'this cannot be written.');
  return text;
}
