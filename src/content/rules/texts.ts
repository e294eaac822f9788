import type { CheckedFiles } from '../content.ts';
import type { Finding } from './finding.ts';

export interface PlacedText {
  file: string;
  path: Finding['path'];
  text: string;
}

/** Every text of the content with its place. */
export function* textsOf(content: CheckedFiles): Generator<PlacedText> {
  for (const [file, value] of content)
    for (const found of textsInside(value, [])) yield { file, ...found };
}

function* textsInside(
  value: unknown,
  path: (string | number)[],
): Generator<Omit<PlacedText, 'file'>> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsInside(item, [...path, index]);
  else if (value !== null && typeof value === 'object')
    for (const [name, item] of Object.entries(value)) yield* textsInside(item, [...path, name]);
}
