import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPhotographs } from '../../scripts/build/pictures.ts';
import { caches, contentFolder } from '../../scripts/disk.ts';
import { fieldOf, files, type Files } from '../../src/content/files.ts';
import { finalContent } from '../../src/content/final-content.ts';
import {
  comingContent,
  littleContent,
  muchContent,
  quietContent,
  rareContent,
  realWeekContent,
  worstDayContent,
} from '../browser/made-up-content.ts';
import { ContentCopy, root } from '../check/content-copy.ts';
import { markForm, type Marks, withMarks } from '../marked-words.ts';
import { builtCode, workerOf } from './built-code.ts';

/** Texts that no visitor reads, and why. */
const notShown: Readonly<Record<string, string>> = {
  'contact.yaml social › id': 'tells staff which page it is',
  'site.yaml shell › mainNavigation':
    'names the links of the bar, which the marks make too long for it',
  'pages/blog.yaml post › draft': 'for staff, who see drafts in npm start',
  'pages/blog.yaml post › later': 'for staff, who see the posts of later days in npm start',
  'pages/class.yaml about › heading':
    'for a class without a heading of its own, which the marks give to all',
  'pages/home.yaml features › cards › id': 'tells staff which card it is',
  'pages/pricing.yaml meaning › toConfirm':
    'for a term without an answer, which the marks give to all',
  'voices.yaml voices › id': 'tells staff whose words they are',
};

/** A large card for the last class too, which then needs a time. */
function cardsOnly(copy: ContentCopy) {
  rareContent(copy);
  copy.change<Files['schedule/tuesday.yaml']>('schedule/tuesday.yaml', ({ classes }) => {
    classes.push({ ...classes[0]!, class: 'running', start: '20:00', end: '21:00' });
  });
  copy.change<Files['pages/classes.yaml']>('pages/classes.yaml', (value) => {
    value.cards.push('running');
  });
}

function withoutAccounts(copy: ContentCopy) {
  copy.change<Files['accounts.yaml']>('accounts.yaml', (value) => (value.shown = false));
}

/** Some sentences are shown only if there is one plan, or a notice. */
const contents = [
  () => {},
  littleContent,
  muchContent,
  quietContent,
  worstDayContent,
  realWeekContent,
  rareContent,
  cardsOnly,
  comingContent,
  withoutAccounts,
];

let worker: ReturnType<typeof workerOf>;
let photographs: Awaited<ReturnType<typeof readPhotographs>>;
/** All names that the browser scripts may read. */
const read = new Set<string>();

beforeAll(async () => {
  const bundle = await builtCode();
  worker = workerOf('render-worker.mjs', join(bundle, 'server/render.js'));
  photographs = await readPhotographs(
    join(contentFolder(root), 'images'),
    caches(root).placeholderColours,
  );
  const assets = join(bundle, 'site/assets');
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js')))
    for (const [name] of readFileSync(join(assets, file), 'utf8').matchAll(/(?<=[.{,'"`])\w+/g))
      read.add(name);
});
afterAll(() => worker.end());

/** All pages and files of a content with marked texts. */
async function render(change: (copy: ContentCopy) => void, marks: Marks) {
  const copy = new ContentCopy();
  change(copy);
  const { content, problems } = await copy.check();
  // A file that does not fit its schema has no value to render.
  expect(problems.filter(({ file }) => file.endsWith('.yaml') && !content.has(file))).toEqual([]);
  copy.remove();
  const marked = new Map(
    [...content].map(([file, value]) =>
      file in files
        ? [file, withMarks(file, fieldOf(file), value, marks)]
        : [file, withMarks('posts', fieldOf(file), value, marks)],
    ),
  );
  const { pages } = await worker.ask<{ pages: [address: string, text: string][] }>({
    content: finalContent(marked, { today: '2026-11-21', accounts: true, drafts: false }),
    photographs,
  });
  return pages.map(([, text]) => text);
}

const marksIn = (text: string) => [...text.matchAll(markForm)].map(([mark]) => mark.toLowerCase());

/**
 * The marks in island props that some script reads by name or by a computed key, or writes into the part of that name,
 * as it does with the words of a row.
 */
function* marksRead(data: unknown, parts: ReadonlySet<string>, name = ''): Generator<string> {
  if (typeof data === 'string') {
    if (name === '' || read.has(name) || parts.has(name)) yield* marksIn(data);
  } else if (data !== null && typeof data === 'object') {
    for (const [key, inner] of Object.entries(data))
      yield* marksRead(inner, parts, Array.isArray(data) || /\W/.test(key) ? name : key);
  }
}

/** The names of the parts of a page that its scripts find. */
const partsOf = (html: string) =>
  new Set([...html.matchAll(/ data-part="(\w+)"/g)].map(([, name]) => name!));

const dataOfParts = /<script type="application\/json">(.*?)<\/script>/gs;

const scriptsAndStyles = /<(script|style)\b.*?<\/\1>/gs;

/** The fields whose marks are all found, those with a missing one, and the words in braces that nothing has filled in. */
async function lookFor(change: (copy: ContentCopy) => void) {
  const marks: Marks = new Map();
  const found = new Set<string>();
  const unfilled = new Set<string>();
  for (const text of await render(change, marks)) {
    for (const mark of marksIn(text.replace(dataOfParts, ''))) found.add(mark);
    for (const [word] of text.replace(scriptsAndStyles, '').matchAll(/\{\w+\}/g))
      unfilled.add(word);
    for (const [, json] of text.matchAll(dataOfParts))
      for (const mark of marksRead(JSON.parse(json!), partsOf(text))) found.add(mark);
  }
  const missing = new Set([...marks].flatMap(([mark, name]) => (found.has(mark) ? [] : [name])));
  return { all: new Set(marks.values()), missing, unfilled };
}

test('every word in content/ is shown to visitors, or said to be for nobody', async () => {
  const looks: Awaited<ReturnType<typeof lookFor>>[] = [];
  for (const change of contents) looks.push(await lookFor(change));
  const unfilled = [...new Set(looks.flatMap((look) => [...look.unfilled]))];
  // service-worker.ts writes the date of a kept page.
  expect(unfilled, 'the props of its page fill a word in, with `fill`').toEqual(['{date}']);
  const names = new Set(looks.flatMap(({ all }) => [...all]));
  const isShown = (name: string) =>
    looks.some(({ all, missing }) => all.has(name) && !missing.has(name));
  const unseen = [...names].filter((name) => !isShown(name)).sort();
  expect(unseen, 'show it on its page; if it is optional, fill it in once in rareContent').toEqual(
    Object.keys(notShown).sort(),
  );
});
