import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPhotographs } from '../../scripts/build/pictures.ts';
import { caches } from '../../scripts/disk.ts';
import type { Report } from '../../src/check/check-across-files.ts';
import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { finalContent } from '../../src/content/final-content.ts';
import { pictures, texts as realTexts } from '../check/content-at-hand.ts';
import { changedText, root, today } from '../check/content-copy.ts';
import { dice, type Dice } from '../dice.ts';
import { times } from '../times.ts';
import { builtCode, workerOf } from './built-code.ts';

/** Replacement texts: short and long, other scripts, special characters. */
const texts = [
  'A',
  'Donaudampfschifffahrtsgesellschaft',
  'ಸ್ನಾಯುಗಳ ಬೆಳವಣಿಗೆ',
  'दीवाली 🪔',
  'Yoga & "friends"',
  "It's 100 %",
  '$& $1 \\n',
  '{business}',
  '{phone}, {city}',
  '[a link](/schedule)',
  '- a dash',
  '# a heading',
  '0',
  'null',
  'constructor',
  '__proto__',
  'A\xA0B',
  '—',
  '1,000/-',
  'é',
  '👩‍👩‍👧',
  'Ends with a colon:',
  '</p',
];

/** Bodies of posts with unusual Markdown. */
const bodies = [
  'One line.',
  '# Heading\n\n## Another\n\n- one\n  - two\n\n1. first',
  '> quoted\n\n**bold** and *slanted*',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '```\ncode\n```\n\n    more code',
  '---\n\n***\n\nAfter lines',
  '[Times](/schedule/monday) and [mail](mailto:a@b.example)',
  '&amp; &copy; \\* \\_ `x`',
  '1\\. no list\n\n\\# no heading',
];

type Place = { owner: Record<string, unknown> | unknown[]; key: string | number; value: unknown };

function* placesOf(value: unknown): Generator<Place> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    yield {
      owner: value as Record<string, unknown>,
      key: Array.isArray(value) ? Number(key) : key,
      value: inner,
    };
    yield* placesOf(inner);
  }
}

/** Changes one thing of a file, as a person might: another text, a missing line, a missing, repeated or moved item. */
function changeOne(value: unknown, { roll, pick }: Dice) {
  const { owner, key, value: found } = pick([...placesOf(value)]);
  if (Array.isArray(owner) && roll(2) === 0) {
    const [item] = owner.splice(Number(key), 1);
    if (roll(2) === 0) owner.unshift(item);
  } else if (Array.isArray(found) && found.length > 0) {
    if (roll(2) === 0) found.splice(roll(found.length) + 1);
    else found.push(...(structuredClone(found) as unknown[]));
  } else if (typeof found === 'string' && roll(4) > 0) {
    Object.assign(owner, {
      [key]: found.includes('\n') ? pick(bodies) : pick([...texts, `${found} ${pick(texts)}`]),
    });
  } else if (typeof found === 'number')
    Object.assign(owner, { [key]: pick([0, 1, 2, found + 1, 9_999]) });
  else if (!Array.isArray(owner)) delete owner[String(key)];
}

const contents = 12 * times;
/** The number of valid changes in each. */
const changesOfOne = 12;

let worker: ReturnType<typeof workerOf>;
let photographs: Awaited<ReturnType<typeof readPhotographs>>;
beforeAll(async () => {
  photographs = await readPhotographs(
    join(root, 'content/images'),
    caches(root).placeholderColours,
  );
  worker = workerOf('render-worker.mjs', join(await builtCode(), 'server/render.js'));
});
afterAll(() => worker.end());

/** The real content, before and after each made-up one: most files are parsed only once. */
const content = new ContentInMemory(today, realTexts, pictures);

/** The check of a content that differs from the real one in some things, without errors. */
function madeUp(seed: number): Report {
  const files = new Map(realTexts);
  const chance = dice(seed + 1);
  const names = [...realTexts.keys()];
  let report = content.check();
  for (let kept = 0, tries = 0; kept < changesOfOne && tries < 4 * changesOfOne; tries++) {
    const file = chance.pick(names);
    const before = files.get(file);
    if (before === undefined) continue;
    const isDeleted = file.startsWith('posts/') && chance.roll(5) === 0;
    const after = isDeleted ? undefined : changedText(before, (value) => changeOne(value, chance));
    content.write(file, after);
    const next = content.check();
    if (next.problems.some(({ severity }) => severity === 'error')) {
      content.write(file, before);
      continue;
    }
    report = next;
    if (after === undefined) files.delete(file);
    else files.set(file, after);
    kept++;
  }
  for (const [file, text] of realTexts) if (files.get(file) !== text) content.write(file, text);
  return report;
}

/** Renders every page and every other file from a content. */
async function render({ content }: Report) {
  const { pages } = await worker.ask<{ pages: [address: string, text: string][] }>({
    content: finalContent(content, { today, accounts: true, drafts: false }),
    photographs,
  });
  return pages;
}

test.each(Array.from({ length: contents }, (_, seed) => seed))(
  'what the check lets through is rendered: made-up content %i',
  async (seed) => {
    const pages = await render(madeUp(seed));
    expect(pages.length).toBeGreaterThan(20);
    for (const [address, text] of pages) {
      expect(text.length, address).toBeGreaterThan(0);
      expect(text, address).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b/);
    }
  },
);
