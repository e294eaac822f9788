import { expect, test } from 'vitest';
import { codesMeant, type Standard } from '../../src/content/codes-meant.ts';
import { place } from '../../src/content/place.ts';

test.each<[Standard, string, readonly string[]]>([
  ['language', 'Danish', ['da']],
  ['language', 'en-IN', ['en']],
  ['language', 'DA', ['da']],
  ['language', 'the one of Denmark', []],
  ['country', 'denmark', ['DK']],
  ['country', 'dk', ['DK']],
  ['country', 'Bangalore', []],
  ['currency', 'Danish Krone', ['DKK']],
  ['currency', 'dkk', ['DKK']],
  ['currency', 'Rs', []],
  ['zone', 'Copenhagen', ['Europe/Copenhagen']],
  ['zone', 'new york', ['America/New_York']],
  ['zone', 'Kolkata, India', ['Asia/Kolkata']],
  ['zone', 'europe/copenhagen', ['Europe/Copenhagen']],
  ['zone', 'europe/copenhagn', []],
  ['zone', 'IST', []],
])('for a %s, "%s" may mean %j', (standard, typed, meant) => {
  expect(codesMeant(standard, typed)).toEqual(meant);
});

test('every code that is suggested is accepted', () => {
  for (const [name, typed] of [
    ['language', 'Danish'],
    ['country', 'Denmark'],
    ['currency', 'dkk'],
    ['timeZone', 'Copenhagen'],
  ] as const) {
    const field = place.shape[name];
    const { error } = field.safeParse(typed);
    const { meant } = JSON.parse(error!.issues[0]!.message) as { meant: { values: string[] } };
    expect(field.safeParse(meant.values[0]).success, name).toBe(true);
  }
});
