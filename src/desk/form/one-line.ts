import type { Names } from '../words/names.ts';
import { words } from '../words/form-words.ts';

/** "Strength, fitness and food in one plan, …" */
export const shortened = (text: string, names: Names, most = 48) =>
  cutAt(inOneLine(text, names), most);

/** Truncates a line between two words, or within one that alone is too long. */
export function cutAt(line: string, most: number): string {
  if (line.length <= most) return line;
  const space = line.lastIndexOf(' ', most);
  return space > 0 ? `${line.slice(0, space)} …` : `${line.slice(0, most)}…`;
}

/** Replaces line ends by spaces and placeholders by their meaning. */
export const inOneLine = (text: string, names: Names) =>
  text
    .replace(/\{([\w:-]+)\}/g, (_, fact: string) => words.filledIn(names.fact(fact)))
    .replace(/\s+/g, ' ')
    .trim();
