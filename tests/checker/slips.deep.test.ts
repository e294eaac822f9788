import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import { edited } from '../../src/checker/edit.ts';
import { certainEditOf } from '../../src/checker/problem.ts';
import type { Report } from '../../src/checker/check-between.ts';
import { pictures, texts } from './content-at-hand.ts';
import { model } from './content-copy.ts';
import { slips } from './made-slips.ts';
import { times } from '../times.ts';

/** A random generator below a limit, with a seed. */
function dice(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const triesOfEach = 8 * times;
const mistakesOf = ({ problems }: Report) =>
  problems.filter(({ severity }) => severity === 'error');

test(`${slips.length} kinds of slips, ${triesOfEach} of each: one slip is one message, and its fix restores the file`, () => {
  const content = new ContentInMemory(model, texts, pictures);
  const roll = dice(20_261_122);
  const several: string[] = [];
  const withoutEdit: string[] = [];
  let [found, fixed, restored] = [0, 0, 0];
  for (const { kind, fits, make } of slips) {
    const places = [...texts].flatMap(([file, text]) => {
      const lines = text.split('\n');
      return lines.flatMap((line, at) => (fits(line, at, lines) ? [{ file, lines, at }] : []));
    });
    for (let number = 0; number < triesOfEach; number++) {
      const { file, lines, at } = places[roll(places.length)]!;
      const slipped = make(lines, at, roll);
      content.write(file, slipped.join('\n'));
      const mistakes = mistakesOf(content.checkWithEdits());
      content.write(file, lines.join('\n'));
      const [mistake, ...more] = mistakes;
      // Not every slip is a mistake: a letter of a sentence may be any.
      if (!mistake) continue;
      found++;
      const edit = certainEditOf(mistake);
      const what = `${kind}, ${file}:${at + 1}: ${mistakes.map(({ line, code }) => `${line} ${code}`).join(' | ')}`;
      expect(
        mistakes.every(
          (one) =>
            one.file === file ||
            kind === 'a line lost' ||
            // Of a tag in the list of the blog and in a single post, either may be the slip.
            one.code === 'unknown-tag',
        ),
        what,
      ).toBe(true);
      if (more.length > 0) several.push(what);
      else if (!edit) withoutEdit.push(what);
      else {
        fixed++;
        const after = edited(slipped, edit).join('\n');
        if (after === lines.join('\n')) restored++;
        content.write(file, after);
        expect(mistakesOf(content.check()), what).toEqual([]);
        content.write(file, lines.join('\n'));
      }
    }
  }
  expect(found).toBeGreaterThan((slips.length * triesOfEach) / 2);
  expect(several.length / found, several.join('\n')).toBeLessThanOrEqual(0.02);
  // Lost lines cannot be restored, and possible content is not commented out.
  // Of 240 throws, which another line in the content makes others, two in a hundred more or less are chance.
  expect(fixed / found, withoutEdit.join('\n')).toBeGreaterThanOrEqual(times > 1 ? 0.87 : 0.83);
  expect(restored / fixed).toBeGreaterThanOrEqual(0.9);
});
