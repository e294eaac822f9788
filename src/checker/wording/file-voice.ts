import { typedTime } from '../../text/counted-time.ts';
import { inputInWords } from '../../findings/input.ts';
import type { Meant } from '../../findings/finding.ts';
import type { Voice } from '../../findings/wording.ts';
import { subjectOf } from '../path.ts';
import type { Finding } from '../problem.ts';

/** The vocabulary of messages for people who edit the file. */
export function fileVoice({ path = [], lines = [] }: Pick<Finding, 'path' | 'lines'>): Voice {
  const last = path.at(-1);
  const subject = subjectOf(path);
  const typed = (value: string) => (typeof last === 'string' ? `${last}: ${value}` : `- ${value}`);
  const quoted = (text: string) => `"${text}"`;
  return {
    subject,
    owner: path.length <= 1 ? 'This file' : subjectOf(path.slice(0, -1)),
    key: typeof last === 'string' ? `${last}:` : 'it',
    lines,
    typed,
    value: (value) => value,
    toType: (meant) => toType(meant, typed),
    mustBe: (what) => `${subject} must be ${what}`,
    expected: (what, input) => `${subject} must be ${what}, but it is ${inputInWords(input)}.`,
    thing: (_, id) => quoted(id),
    name: (_, id) => id,
    isGone: () => false,
    fact: (word) => word,
    file: (name) => name,
    field: (name) => `${name}:`,
    time: typedTime,
    date: (date) => date,
    dayAndDate: (day, date) => `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${date}`,
    quoted,
  };
}

function toType(meant: Meant | undefined, typed: (value: string) => string): string {
  const [first = '…', ...others] = meant?.values ?? [];
  if (meant?.isCertain) return `Write ${typed(first)}`;
  return others.length === 0
    ? `Write what you mean, for example ${typed(first)}`
    : `Write ${typed(first)}, or ${others.join(' or ')} if that is meant.`;
}
