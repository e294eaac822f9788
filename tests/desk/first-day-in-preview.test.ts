import { expect, test } from 'vitest';
import { futureFirstDay } from '../../src/desk/draft/pages-of-files.ts';

const [today, later] = ['2026-11-29', '2027-01-04'];
const shown = {
  setting: { today },
  values: {
    'plans.yaml': {
      plans: [
        {
          price: 750,
          otherPrices: [
            { price: 800, from: later },
            { price: 900, from: later, announced: true },
          ],
          offer: { price: 500, from: later, until: '2027-01-10' },
        },
      ],
    },
    'schedule/monday.yaml': {
      classes: [
        { class: 'yoga', from: later },
        { class: 'boxing', from: '2026-01-05', until: later },
      ],
    },
    'hours.yaml': { exceptions: [{ date: later, closed: true }] },
    'notice.yaml': { notices: [{ text: 'Closed.', from: later, until: later }] },
    'trainers.yaml': { trainers: [{ lastDay: '2027-01-03' }] },
  },
} as unknown as Parameters<typeof futureFirstDay>[0];

test.each([
  ['a price', 'plans.yaml', ['plans', 0, 'otherPrices', 0, 'price'], later],
  ['a price that is announced', 'plans.yaml', ['plans', 0, 'otherPrices', 1], undefined],
  ['an offer', 'plans.yaml', ['plans', 0, 'offer', 'price'], later],
  ['the price of today', 'plans.yaml', ['plans', 0, 'price'], undefined],
  ['a class that begins then', 'schedule/monday.yaml', ['classes', 0, 'class'], later],
  ['a class that ends then', 'schedule/monday.yaml', ['classes', 1, 'until'], undefined],
  ['a special day', 'hours.yaml', ['exceptions', 0], later],
  ['a notice', 'notice.yaml', ['notices', 0, 'text'], later],
  ['the last day of a coach', 'trainers.yaml', ['trainers', 0, 'lastDay'], later],
])('%s is shown as on its first day, if that is to come', (_, file, path, day) => {
  expect(futureFirstDay(shown, { file, path })).toBe(day);
});
