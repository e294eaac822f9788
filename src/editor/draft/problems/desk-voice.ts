import { inputInWords } from '../../../findings/input.ts';
import type { FieldPath, Meant } from '../../../findings/finding.ts';
import type { Voice } from '../../../findings/wording.ts';
import type { Problem } from '../../../checker/problem.ts';
import { fieldAt } from '../../field-at.ts';
import type { Names } from '../../names.ts';
import { homeOf } from './add-thing.ts';
import type { ContentAtDesk } from './content-at-desk.ts';
import { dateInWords, timeInWords } from '../../days-in-words.ts';

const quoted = (text: string) => `“${text}”`;

/** The vocabulary of messages for people who fill in a form. */
export function deskVoice(
  content: ContentAtDesk,
  file: string,
  { path = [], lines = [] }: Pick<Problem, 'path' | 'lines'>,
): Voice {
  const { names, valueOf, formOf } = content;
  const labelOf = (name: string, place: { file: string; path: FieldPath }) => {
    const form = formOf(place.file);
    const label = form && fieldAt(form, valueOf(place.file), [...place.path, name])?.label;
    return quoted(label ?? name);
  };
  const nameOf = (kind: string, id: string) => nameOfThing(names, kind, id);
  const group = path.slice(
    0,
    path.findLastIndex((part) => typeof part === 'string'),
  );
  return {
    subject: 'This',
    owner: 'This',
    key: labelOf(String(path.at(-1)), { file, path: path.slice(0, -1) }),
    lines,
    typed: plain,
    value: plain,
    toType,
    mustBe,
    expected: (what, input) => `${mustBe(what)}, not ${inputAtDesk(input)}.`,
    thing: (kind, id) => quoted(nameOf(kind, id)),
    name: nameOf,
    isGone: (kind, id) => homeOf(content, kind, id)?.was !== undefined,
    fact: names.fact,
    file: (name) => names.file(name, valueOf(name)),
    field: (name, elsewhere) => labelOf(name, elsewhere ?? { file, path: group }),
    time: (time) => timeInWords(unquoted(time)),
    date: dateInWords,
    dayAndDate: (_, date) => dateInWords(date),
    quoted,
  };
}

/** The name of a thing; a file name is shown as it is. */
export const nameOfThing = (names: Names, kind: string, id: string) =>
  /[./]/.test(id) ? id : names.thing(kind, id);

const mustBe = (what: string) => `This should be ${what}`;

const unquoted = (value: string) => value.replace(/^"(.*)"$/, '$1');

/** `"09:00"` → 9:00 am */
const plain = (value: string) => dateInWords(timeInWords(unquoted(value)));

function toType(meant: Meant | undefined): string {
  const [first = '…', ...others] = (meant?.values ?? []).map(plain);
  if (meant?.isCertain) return `Write ${first}`;
  return others.length === 0
    ? `For example ${first}`
    : `Write ${first}, or ${others.join(' or ')} if that is meant.`;
}

const inputAtDesk = (input: unknown) => {
  if (typeof input === 'number') return String(input);
  return typeof input === 'string' && input !== '' ? quoted(input) : inputInWords(input);
};
