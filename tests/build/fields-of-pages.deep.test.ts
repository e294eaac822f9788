import { JSDOM } from 'jsdom';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPhotographs } from '../../scripts/build/pictures.ts';
import { caches } from '../../scripts/disk.ts';
import { valuesIn } from '../../src/content/field.ts';
import { type CheckedFiles, fieldOf, type Files } from '../../src/content/files.ts';
import { finalContent } from '../../src/content/final-content.ts';
import { elementsOf, fieldName } from '../../src/desk/preview/field-name.ts';
import {
  changingWeeksContent,
  comingContent,
  littleContent,
  muchContent,
  quietContent,
  realWeekContent,
  worstDayContent,
} from '../browser/made-up-content.ts';
import { ContentCopy, root, today } from '../check/content-copy.ts';
import { builtCode, workerOf } from './built-code.ts';
import { deskInFolder } from './desk-in-folder.ts';
import { fromDifference, type Rendered, withoutBuild, withoutFrame } from './drafted-pages.ts';

let worker: ReturnType<typeof workerOf>;
let remove: () => void;
beforeAll(async () => {
  const desk = await deskInFolder();
  ({ remove } = desk);
  worker = workerOf('drafted-pages-worker.mjs', {
    renderer: join(await builtCode(), 'server/render.js'),
    pages: desk.pages,
  });
});
afterAll(async () => {
  await worker.end();
  remove();
});

/** The pages of a content as a build and as the preview make them. */
async function render(
  change: (copy: ContentCopy) => void,
  words: (checked: CheckedFiles) => CheckedFiles = (checked) => checked,
) {
  const copy = new ContentCopy();
  change(copy);
  const { content, problems } = await copy.check();
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const photographs = await readPhotographs(
    join(copy.folder, 'images'),
    caches(root).placeholderColours,
  );
  copy.remove();
  const checked = words(content);
  const visitors = { today, accounts: true, drafts: true };
  const message = { content: finalContent(checked, visitors), checked, photographs, today };
  const { rendered } = await worker.ask<{ rendered: Rendered }>(message);
  return rendered.pages;
}

const contents = {
  'of today': () => {},
  changingWeeksContent,
  comingContent,
  littleContent,
  muchContent,
  quietContent,
  realWeekContent,
  worstDayContent,
};

/** A mark of the preview, as a character and in an path. */
const marks = /[\u{f0000}-\u{10fffd}]|%F[34](?:%[89AB][0-9A-F]){3}/u;

test.each(Object.entries(contents))(
  'content %s: a page of the preview is that of the build, and has no mark',
  async (_, change) => {
    for (const { path, built, drafted } of await render(change)) {
      expect(drafted.match(marks), path).toBeNull();
      const difference = fromDifference(withoutFrame(drafted), withoutBuild(built));
      expect(difference, path).toEqual(['', '']);
    }
  },
);

/** Adds to each text words of its own, "zq12z"; notes its field under them. */
const withOwnWords = (fields: Map<string, string>) => (checked: CheckedFiles) => {
  const copy = structuredClone(new Map(checked));
  for (const [file, value] of copy)
    for (const { path, field } of valuesIn(fieldOf(file), value)) {
      if (!['text', 'alt'].includes(field.kind) || field.declares !== undefined) continue;
      if (['id', 'code', 'formerly'].includes(String(path.at(-1))) || path[0] === 'place') continue;
      const around = path
        .slice(0, -1)
        .reduce(
          (at, part) => at[part] as Record<string, unknown>,
          value as Record<string, unknown>,
        );
      const own = `zq${fields.size}z`;
      fields.set(own, fieldName({ file, path }));
      around[path.at(-1)!] = `${String(around[path.at(-1)!])} ${own}`;
    }
  return copy;
};

/** The texts and alternatives of a page, with the element that has each. */
function* wordsOf(document: Document): Generator<[string, Element]> {
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, template, noscript')) continue;
    for (const name of ['alt', 'aria-label', 'placeholder'])
      yield [element.getAttribute(name) ?? '', element];
    for (const node of element.childNodes)
      if (node.nodeType === node.TEXT_NODE) yield [node.textContent ?? '', element];
  }
}

test.each(Object.entries(contents))(
  'content %s: the words on a page lead to their field, and the field to its words',
  async (_, change) => {
    const fields = new Map<string, string>();
    const found = new Set<string>();
    const wrong = new Set<string>();
    for (const { path, drafted } of await render(change, withOwnWords(fields))) {
      const { document } = new JSDOM(drafted).window;
      for (const [words, element] of wordsOf(document))
        for (const [own] of words.toLowerCase().matchAll(/zq\d+z/g)) {
          const field = fields.get(own)!;
          found.add(field);
          const shown = element.closest('[data-field]')?.getAttribute('data-field')?.split(' ');
          if (!shown?.includes(field))
            wrong.add(`${path} ${field}: ${element.outerHTML.slice(0, 300)}`);
          else if (!element.matches(elementsOf(field))) wrong.add(`${path} ${field} is not marked`);
        }
    }
    expect([...wrong].slice(0, 30)).toEqual([]);
    // The others are in the heads of pages, in messages of scripts, or of what this content does not have.
    expect(found.size).toBeGreaterThan(fields.size / 2);
  },
);

test('of equal words in two places each leads to its own', async () => {
  const pages = await render((copy) =>
    copy.change<Files['plans.yaml']>('plans.yaml', ({ plans }) => {
      for (const plan of plans) Object.assign(plan, { line: 'The same line.', price: 500 });
    }),
  );
  const { document } = new JSDOM(pages.find(({ path }) => path === '/pricing')!.drafted).window;
  const cards = [...document.querySelectorAll('main li:has(> h3)')];
  expect(cards.length).toBeGreaterThan(1);
  for (const [index, card] of cards.entries())
    for (const name of ['line', 'price'])
      expect(
        card.querySelector(`[data-field="plans.yaml:plans.${index}.${name}"]`)?.textContent,
      ).toBe(name === 'line' ? 'The same line.' : '₹500');
});
