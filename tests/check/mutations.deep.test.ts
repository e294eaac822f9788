import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { pictures, texts } from './content-at-hand.ts';
import { today } from './content-copy.ts';
import { times } from '../times.ts';

/** A random generator from 0 to 1 with a seed. */
function seeded(seed: number) {
  return () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 4294967296;
  };
}

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

function mutate(random: () => number): Mutation {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const edit = pick(edits);
  const file = pick([...texts.keys()]);
  const text = texts.get(file)!;
  const lines = text.split('\n');
  if (edit === 'delete' || edit === 'double' || edit === 'swap' || edit === 'insert') {
    const at = Math.floor(random() * (text.length - 1));
    const line = text.slice(0, at).split('\n').length;
    const [before, here, next, after] = [
      text.slice(0, at),
      text[at]!,
      text[at + 1]!,
      text.slice(at + 2),
    ];
    const middle = {
      delete: next,
      double: here + here + next,
      swap: next + here,
      insert: pick(typed) + here + next,
    }[edit];
    return { edit, file, line, text: before + middle + after };
  }
  const at = Math.floor(random() * (lines.length - 1));
  const here = lines[at]!;
  if (edit === 'delete line') lines.splice(at, 1);
  else if (edit === 'double line') lines.splice(at, 0, here);
  else if (edit === 'indent') lines[at] = ` ${here}`;
  else lines[at] = here.replace(/^ /, '');
  return { edit, file, line: at + 1, text: lines.join('\n') };
}

const count = 700 * times;

test(`${count} slips of the hand are reported in their own file and at their own line, most of them once`, () => {
  const random = seeded(20_261_121);
  const content = new ContentInMemory(today, texts, pictures);
  const elsewhere: string[] = [];
  const far: string[] = [];
  const several: string[] = [];
  let reported = 0;
  let placed = 0;
  for (let round = 0; round < count; round++) {
    const mutation = mutate(random);
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
