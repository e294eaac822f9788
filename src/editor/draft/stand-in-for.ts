import type { ValueField } from '../form-field.ts';
import type { Photograph } from '../../rendering/photographs.ts';
import type { Names } from '../names.ts';

/** Stand-ins are valid values that complete an unfinished draft for its preview. */

/** The names, ids and date that stand-ins are made of. */
export interface Things {
  names: Names;
  /** The declared ids, by kind. */
  ids: ReadonlyMap<string, readonly string[]>;
  /** "2026-11-23" */
  today: string;
}

/** The properties that distinguish one stand-in from the others. */
export interface Attempt {
  /** For a text: its content. */
  text: string;
  /** Unique among the stand-ins. */
  number: number;
  /** The check has refused an earlier stand-in at this place. */
  isAgain: boolean;
}

/** A valid value for a field: as far as its kind allows, different from other stand-ins. */
export function standInFor(field: ValueField, attempt: Attempt, { ids, today }: Things): unknown {
  const { kind, least = 1, most = 900_000, choices, fixed, refersTo } = field;
  const { number, isAgain } = attempt;
  const known = ids.get(refersTo ?? '') ?? [];
  switch (kind) {
    case 'number':
    case 'price':
      return Math.max(least, most - number);
    case 'date':
      return today;
    case 'time':
      return `${isAgain ? 23 : '00'}:${String(number % 60).padStart(2, '0')}`;
    case 'page':
    case 'reference':
      return known[number % known.length];
    case 'picture':
      return `missing-${number}.png`;
    case 'id':
      return `missing-${number}`;
    case 'choice':
      return choices![0];
    case 'fixed':
      return fixed;
    case 'flag':
      return false;
    default:
      return isText(kind) && !isAgain ? textFor(field, attempt) : field.example;
  }
}

const isText = (kind: ValueField['kind']) => ['text', 'markdown', 'alt'].includes(kind);

/** A text with the required placeholders and a length within the limits. */
function textFor({ least = 0, most = Infinity, placeholders = {} }: ValueField, { text }: Attempt) {
  const must = Object.keys(placeholders).filter((name) => placeholders[name] === 'required');
  const ending = must.map((name) => ` {${name}}`).join('');
  const enough = text.padEnd(least - ending.length, `, ${text}`);
  return enough.slice(0, most - ending.length) + ending;
}

/** A plain picture, which the frame of the preview recognises by its name. */
export const standInPhotograph = (name: string): Photograph => ({
  width: 1200,
  height: 800,
  base: '',
  widths: [1200],
  colour: 15,
  file: `data:image/svg+xml;name=${name};base64,${btoa(standInImage)}`,
});

const standInImage =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path fill="#fff3d2" d="M0 0h1200v800H0z"/></svg>';
