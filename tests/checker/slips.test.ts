import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBetween, type Found } from '../../scripts/checker/check-between.ts';
import { schemaOf } from '../../scripts/checker/model.ts';
import { readText } from '../../scripts/checker/read-text.ts';
import { model, root } from './content-copy.ts';
import { slips } from './slips.ts';

const folder = join(root, 'content');
const texts = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);
const read = (name: string, text: string) => readText(text, schemaOf(model, name)!, model.facts);
const good = new Map([...texts].map(([name, text]) => [name, read(name, text)]));
const pictures = readdirSync(join(folder, 'images'));

/** Numbers from 0 up to a limit that is not reached, the same row for the same seed. */
function dice(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** The mistakes that are told when one file has another text. */
function mistakesOf(file: string, text: string) {
  const changed = read(file, text);
  const found: Found = {
    files: new Map(good).set(file, changed),
    pictures,
    problems: changed.findings.map((finding) => ({ ...finding, file })),
  };
  return checkBetween(found, model).problems.filter(({ severity }) => severity === 'error');
}

const triesOfEach = 25;

test(
  `${slips.length} kinds of slips, ${triesOfEach} of each: one slip is one message`,
  { timeout: 180_000 },
  () => {
    const roll = dice(20_261_122);
    const several: string[] = [];
    let told = 0;
    for (const { kind, fits, make } of slips) {
      const places = [...texts].flatMap(([file, text]) => {
        const lines = text.split('\n');
        return lines.flatMap((line, at) => (fits(line, at, lines) ? [{ file, lines, at }] : []));
      });
      for (let number = 0; number < triesOfEach; number++) {
        const { file, lines, at } = places[roll(places.length)]!;
        const text = make(lines, at, roll).join('\n');
        const mistakes = mistakesOf(file, text);
        // A letter of a sentence, say, may be any.
        if (mistakes.length === 0) continue;
        told++;
        const what = `${kind}, ${file}:${at + 1}: ${mistakes.map(({ line, message }) => `${line} ${message}`).join(' | ')}`;
        if (mistakes.length > 1) several.push(what);
        expect(
          mistakes.every((mistake) => mistake.file === file),
          what,
        ).toBe(true);
      }
    }
    expect(told).toBeGreaterThan((slips.length * triesOfEach) / 2);
    expect(several.length / told, several.join('\n')).toBeLessThanOrEqual(0.02);
  },
);
