import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { dice, type Dice } from '../dice.ts';
import { times } from '../times.ts';
import { pictures, texts } from './content-at-hand.ts';
import { today } from './content-copy.ts';

const edits = [
  'delete',
  'double',
  'swap',
  'insert',
  'delete line',
  'double line',
  'indent',
  'outdent',
] as const;
const typed = [...'abeknorstxyz09 -:#"\'{}[]&*,.|>\t'];

interface Mutation {
  edit: (typeof edits)[number];
  file: string;
  /** The number of the edited line. */
  line: number;
  text: string;
}

function mutate({ roll, pick }: Dice): Mutation {
  const edit = pick(edits);
  const file = pick([...texts.keys()]);
  const text = texts.get(file)!;
  const lines = text.split('\n');
  if (edit === 'delete' || edit === 'double' || edit === 'swap' || edit === 'insert') {
    const at = roll(text.length - 1);
    const line = text.slice(0, at).split('\n').length;
    const [here, next] = [text[at]!, text[at + 1]!];
    const middle = {
      delete: next,
      double: here + here + next,
      swap: next + here,
      insert: pick(typed) + here + next,
    }[edit];
    return { edit, file, line, text: text.slice(0, at) + middle + text.slice(at + 2) };
  }
  const at = roll(lines.length - 1);
  const here = lines[at]!;
  if (edit === 'delete line') lines.splice(at, 1);
  else if (edit === 'double line') lines.splice(at, 0, here);
  else if (edit === 'indent') lines[at] = ` ${here}`;
  else lines[at] = here.replace(/^ /, '');
  return { edit, file, line: at + 1, text: lines.join('\n') };
}

const count = 700 * times;

test(`${count} slips of the hand are reported in their own file and at their own line, most of them once`, () => {
  const chance = dice(1_977_886_801);
  const content = new ContentInMemory(today, texts, pictures);
  const elsewhere: string[] = [];
  const far: string[] = [];
  const several: string[] = [];
  let reported = 0;
  let placed = 0;
  for (let round = 0; round < count; round++) {
    const mutation = mutate(chance);
    content.write(mutation.file, mutation.text);
    const errors = content.check().problems.filter(({ severity }) => severity === 'error');
    content.write(mutation.file, texts.get(mutation.file));
    if (errors.length === 0) continue;
    reported++;
    const found = `${mutation.edit} ${mutation.file}:${mutation.line} ${JSON.stringify(mutation.text.split('\n')[mutation.line - 1])} → ${errors.map((error) => `${error.file}:${error.line} ${error.message}`).join(' | ')}`;
    if (errors.length > 1) several.push(found);
    if (errors.some(({ file }) => file !== mutation.file)) elsewhere.push(found);
    if (mutation.edit === 'delete line') continue;
    placed++;
    if (
      !errors.some(
        ({ file, line }) => file === mutation.file && Math.abs(line - mutation.line) <= 1,
      )
    )
      far.push(found);
    for (const { message, remedy } of errors) {
      expect(message + remedy).not.toMatch(/\bzod\b|undefined|NaN|\[object/i);
      expect(remedy.length, found).toBeGreaterThan(5);
    }
  }
  expect(reported).toBeGreaterThan(count / 3);
  expect(elsewhere).toEqual([]);
  expect(several.length / reported, several.join('\n')).toBeLessThanOrEqual(0.1);
  expect(far.length / placed, far.join('\n')).toBeLessThanOrEqual(0.01);
});
