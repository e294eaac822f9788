import { describe, expect, test } from 'vitest';
import { conflictsOfText, mergeWithTexts, resolveInText } from '../../src/desk/draft/merge-text.ts';
import { dice } from '../dice.ts';

const text = (...paragraphs: readonly string[]) => `${paragraphs.join('\n\n')}\n`;
const post = (...paragraphs: readonly string[]) => ({ title: 'A', body: text(...paragraphs) });
const [one, two, three] = ['The first\nhas two lines.', '- a\n- b', 'The last one.'];

test('paragraphs that one side has changed come together', () => {
  const base = post(one, two, three);
  const merge = (mine: object, theirs: object) => mergeWithTexts(base, mine, theirs);
  const both = post(`${one} Mine.`, `${two}\n- theirs`, three);
  expect(merge(post(`${one} Mine.`, two, three), post(one, `${two}\n- theirs`, three))).toEqual({
    value: both,
    conflicts: [],
  });
  expect(merge(post(two, three), post(one, `${two} more`, three)).value).toEqual(
    post(`${two} more`, three),
  );
  expect(merge(post(one, 'Mine.', two, three), post(one, 'Theirs.', two, three))).toEqual({
    value: post(one, 'Mine.', 'Theirs.', two, three),
    conflicts: [],
  });
  expect(merge(post(one, two, three, 'End.'), post(one, two, three, 'End.')).value).toEqual(
    post(one, two, three, 'End.'),
  );
});

test('a paragraph that both have changed is a conflict, also beside a new one', () => {
  const base = text(one, two, three);
  const mine = text(one, 'New here.', two, 'The last one of mine.');
  const theirs = text(one, two, 'The very last one.', 'New there.');
  const conflict = {
    at: 2,
    was: three,
    mine: 'The last one of mine.',
    theirs: 'The very last one.',
  };
  expect(conflictsOfText(base, mine, theirs)).toEqual([conflict]);
  const { value, conflicts } = mergeWithTexts({ body: base }, { body: mine }, { body: theirs });
  expect(value).toEqual({
    body: text(one, 'New here.', two, 'The last one of mine.', 'New there.'),
  });
  expect(conflicts).toEqual([{ path: ['body'], was: base, mine, theirs }]);
});

describe('a conflict is resolved', () => {
  const base = text(one, two, three);
  const theirs = text(one, 'Theirs.', three);
  test.each([
    ['mine', text(one, 'Mine.', three, 'More.')],
    ['theirs', text(one, 'Theirs.', three, 'More.')],
    ['both', text(one, 'Mine.', 'Theirs.', three, 'More.')],
  ] as const)('with %s', (by, value) => {
    const mine = text(one, 'Mine.', three, 'More.');
    const [conflict] = conflictsOfText(base, mine, theirs);
    const resolved = resolveInText({ was: base, mine }, conflict!, by);
    expect(resolved.mine).toBe(value);
    expect(conflictsOfText(resolved.was, resolved.mine, theirs)).toEqual([]);
  });
  test('where a side has removed the paragraph', () => {
    const gone = text(one, three);
    const [here] = conflictsOfText(base, gone, theirs);
    expect(here).toEqual({ at: 1, was: two, mine: undefined, theirs: 'Theirs.' });
    expect(resolveInText({ was: base, mine: gone }, here!, 'theirs').mine).toBe(theirs);
    const [there] = conflictsOfText(base, theirs, gone);
    const resolved = resolveInText({ was: base, mine: theirs }, there!, 'theirs');
    expect(resolved).toEqual({ was: gone, mine: gone });
  });
});

test('generated changes of two sides: nothing is lost, and only what both have changed is asked', () => {
  const words = (roll: (sides: number) => number) =>
    Array.from({ length: 6 + roll(8) }, () => `w${roll(400)}`).join(' ');
  for (let seed = 1; seed <= 300; seed += 1) {
    const { roll } = dice(seed);
    const base = Array.from({ length: 2 + roll(8) }, () => words(roll));
    const changed = base.map(() => roll(5));
    const of = (side: 'mine' | 'theirs', own: number) =>
      base.flatMap((paragraph, at) => [
        ...(roll(6) === 0 ? [`${side}${at} ${words(roll)}`] : []),
        changed[at] === own || changed[at] === 3 ? `${paragraph} ${side}` : paragraph,
      ]);
    const [mine, theirs] = [of('mine', 1), of('theirs', 2)];
    const { value } = mergeWithTexts(text(...base), text(...mine), text(...theirs));
    const expected = new Set([
      ...mine.filter((_, at) => mine[at] !== undefined && !base.includes(mine[at])),
      ...theirs.filter((one) => one.startsWith('theirs')),
      ...base.map(
        (paragraph, at) => paragraph + ['', ' mine', ' theirs', ' mine', ''][changed[at]!]!,
      ),
    ]);
    const merged = (value as string).trimEnd().split('\n\n');
    expect(new Set(merged), `seed ${seed}`).toEqual(expected);
    expect(merged).toHaveLength(expected.size);
    for (const side of [mine, theirs])
      expect(merged.filter((paragraph) => side.includes(paragraph))).toEqual(
        side.filter((paragraph) => merged.includes(paragraph)),
      );
    const asked = conflictsOfText(text(...base), text(...mine), text(...theirs));
    expect(asked.map(({ at }) => at)).toEqual(changed.flatMap((one, at) => (one === 3 ? at : [])));
  }
});
