import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { pictures, texts } from './content-at-hand.ts';
import { today } from './content-copy.ts';
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

test(`${slips.length} kinds of slips, ${triesOfEach} of each: most are one message, beside the slip and in its file`, () => {
  const content = new ContentInMemory(today, texts, pictures);
  const roll = dice(20_261_122);
  const several: string[] = [];
  const elsewhere: string[] = [];
  const far: string[] = [];
  let [found, most] = [0, 0];
  for (const { kind, fits, make } of slips) {
    const places = [...texts].flatMap(([file, text]) => {
      const lines = text.split('\n');
      return lines.flatMap((line, at) => (fits(line, at, lines) ? [{ file, lines, at }] : []));
    });
    for (let number = 0; number < triesOfEach; number++) {
      const { file, lines, at } = places[roll(places.length)]!;
      content.write(file, make(lines, at, roll).join('\n'));
      const mistakes = content.check().problems.filter(({ severity }) => severity === 'error');
      content.write(file, lines.join('\n'));
      const [mistake, ...more] = mistakes;
      // Not every slip is a mistake: a letter of a sentence may be any.
      if (!mistake) continue;
      found++;
      most = Math.max(most, mistakes.length);
      const what = `${kind}, ${file}:${at + 1}: ${mistakes.map(({ file: own, line, message }) => `${own}:${line} ${message}`).join(' | ')}`;
      if (more.length > 0) several.push(what);
      if (mistakes.some((one) => one.file !== file && !one.message.startsWith('There is no tag')))
        elsewhere.push(what);
      if (Math.abs(mistake.line - (at + 1)) > 1) far.push(what);
    }
  }
  expect(found).toBeGreaterThan((slips.length * triesOfEach) / 2);
  expect(several.length / found, several.join('\n')).toBeLessThanOrEqual(0.1);
  expect(most, several.filter((one) => one.split(' | ').length > 4).join('\n')).toBeLessThanOrEqual(
    5,
  );
  expect(elsewhere, elsewhere.join('\n')).toEqual([]);
  expect(far.length / found, far.join('\n')).toBeLessThanOrEqual(0.1);
});
