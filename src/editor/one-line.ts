import type { Names } from './names.ts';
import { words } from './words.ts';

/** "Strength, fitness and food in one plan, …" */
export const shortened = (text: string, names: Names, most = 48) =>
  cutAt(inOneLine(text, names), most);

/** Truncates a line between two words. */
export const cutAt = (line: string, most: number) =>
  line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most))} …`;

/** Replaces line ends by spaces and placeholders by their meaning. */
export const inOneLine = (text: string, names: Names) =>
  text
    .replace(/\{([\w:-]+)\}/g, (_, fact: string) => words.filledIn(names.fact(fact)))
    .replace(/\s+/g, ' ')
    .trim();
