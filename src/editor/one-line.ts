import type { Names } from './names.ts';
import { words } from './words.ts';

/** "Strength, fitness and food in one plan, …" */
export const shortened = (text: string, names: Names, most = 48) =>
  cutAt(inOneLine(text, names), most);

/** A line of at most so many letters, cut between two words. */
export const cutAt = (line: string, most: number) =>
  line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most))} …`;

/** Without line ends, and with what words in braces stand for. */
export const inOneLine = (text: string, names: Names) =>
  text
    .replace(/\{([\w:-]+)\}/g, (_, fact: string) => words.filledIn(names.fact(fact)))
    .replace(/\s+/g, ' ')
    .trim();
