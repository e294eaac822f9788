import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setPlaceOf } from '../../scripts/site/place-of-content.ts';
import { answersOf, type Given } from '../../scripts/site/new-gym/answers.ts';
import { writeGym } from '../../scripts/site/new-gym/write-gym.ts';
import { checkFiles } from '../../scripts/checker/check-content.ts';
import { checkBetween } from '../../src/checker/check-between.ts';
import { contentModel } from '../../src/rules/content-model.ts';
import { placeToday } from '../../src/timetable/clock.ts';
import { root } from '../checker/content-copy.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'new-gym-')), 'content');
});
afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true, force: true });
  setPlaceOf('content');
});

const made = async (given: Given) => {
  await writeGym(root, folder, await answersOf(given));
  const model = contentModel(placeToday());
  const imageCache = join(root, 'node_modules/.cache/iron-banyan/decoded-images.json');
  const found = await checkFiles(folder, model, { imageCache });
  return { report: checkBetween(found, model), launch: checkBetween(found, model, true) };
};
const siteFile = () => readFileSync(join(folder, 'site.yaml'), 'utf8');

const longest = {
  name: 'Gym of the Long Name That Fills All Fort',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
  offers: 'Krafttraining und viel mehr, Yoga',
};

test.each<[string, Given]>([
  ['English', { ...longest, country: 'United Kingdom', language: 'English' }],
  ['short', { name: 'Ox', city: 'Ry', country: 'dk', language: 'en', offers: 'Ju' }],
  [
    'Japanese, without Latin letters',
    { name: '力', city: '東京', country: 'Japan', language: 'ja', offers: 'ヨガ, 力' },
  ],
  [
    'with as many classes as there may be',
    {
      name: 'Łódź Siła',
      city: 'Łódź',
      country: 'PL',
      language: 'Polish',
      offers: Array.from({ length: 12 }, (_, at) => `Class ${'ABCDEFGHIJKL'[at]}`).join(','),
    },
  ],
])('the content of a new gym has no mistake: %s', async (_, given) => {
  const { report } = await made(given);
  expect(report.problems.filter(({ code }) => code !== 'letter-not-in-typeface')).toEqual([]);
});

test('what is made up is marked, and so are words that are not translated', async () => {
  const { launch } = await made({ ...longest, country: 'Germany', language: 'German' });
  const codes = new Set(launch.problems.map(({ code }) => code));
  expect(codes).toContain('words-not-translated');
  const files = new Set(launch.problems.map(({ file }) => file));
  for (const file of ['classes', 'contact', 'faq', 'hours', 'plans', 'site', 'trainers'])
    expect(files).toContain(`${file}.yaml`);
});

test('its place follows the country and the city', async () => {
  const given = { name: 'Ox', city: 'Chicago', country: 'US', language: 'en', offers: 'Yoga' };
  await made(given);
  expect(siteFile()).toContain('timeZone: America/Chicago\n  currency: USD\n  clock: 12');
});

test('a folder with files is left as it is', async () => {
  await made({ name: 'Ox', city: 'Ry', country: 'DK', language: 'en', offers: 'Yoga' });
  writeFileSync(join(folder, 'site.yaml'), 'mine');
  await expect(made({ ...longest, country: 'GB', language: 'en' })).rejects.toThrow('has files');
  expect(siteFile()).toBe('mine');
  expect(existsSync(`${folder}.${process.pid}`)).toBe(false);
});

test.each<[keyof Given, string]>([
  ['country', 'Atlantis'],
  ['language', 'Klingonish'],
  ['offers', ' , '],
  ['name', ''],
])('an answer that cannot be understood is named: %s', async (asked, typed) => {
  const given = { ...longest, country: 'GB', language: 'en', [asked]: typed };
  await expect(answersOf(given)).rejects.toThrow(`--${asked}=`);
});
