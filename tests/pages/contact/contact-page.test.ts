import { expect, test, vi } from 'vitest';
import type { contactSubjects } from '../../../src/pages/contact/contact-page.ts';
import { subjectOf } from '../../../src/pages/contact/live-contact.ts';

const thursday = 'Yoga, Thursday 6:00pm, with Meena';
const moved = 'Yoga on December 3, 2026, 7:30pm, with Joel';
const extra = 'Yoga on December 4, 2026, 7:30pm, with Meena';
const subjects: ReturnType<typeof contactSubjects> = {
  plans: { experts: { title: 'Experts plan', sentence: 'Experts plan, ₹1,150 p/s' } },
  classes: {
    yoga: {
      title: 'Yoga with Meena',
      sentence: 'Yoga with Meena',
      bring: 'Bring: a mat',
      times: {
        thursday,
        '18:00': thursday,
        'thursday 18:00': thursday,
        '2026-12-03 18:00': moved,
        '2026-12-04 19:30': extra,
      },
    },
  },
  posts: { 'rest-days': 'Rest days' },
};
const words = { post: '{title}, from our blog' };
const asked = (query: string, known = subjects) =>
  subjectOf(new URLSearchParams(query), known, words);

test.each([
  ['plan=experts', 'Experts plan, ₹1,150 p/s'],
  ['class=yoga', 'Yoga with Meena'],
  ['class=yoga&day=thursday', thursday],
  ['class=yoga&day=monday', 'Yoga with Meena'],
  ['class=yoga&start=18:00', thursday],
  ['class=yoga&day=thursday&start=18:00', thursday],
  ['class=yoga&day=thursday&start=18:00&date=2026-12-03', moved],
  ['class=yoga&day=friday&start=19:30&date=2026-12-04', extra],
  // A date that is over leaves the class of every week; an extra class that is over is no other class of that day.
  ['class=yoga&day=thursday&start=18:00&date=2026-11-26', thursday],
  ['class=yoga&day=thursday&start=19:30&date=2026-11-26', 'Yoga with Meena'],
  ['post=rest-days', 'Rest days, from our blog'],
])('%s asks about "%s"', async (query, sentence) => {
  expect((await asked(query))?.sentence).toBe(sentence);
});

test.each(['', 'plan=gold', 'plan=constructor', 'post=__proto__', 'class=%3Cb%3E', 'name=Asha'])(
  '%s asks about nothing',
  async (query) => {
    expect(await asked(query)).toBeUndefined();
  },
);

test('the title of one of very many posts is asked for when it is needed', async () => {
  const answer = vi.fn(() => Promise.resolve(Response.json([{ slug: 'late', title: 'Late' }])));
  vi.stubGlobal('fetch', answer);
  const known = { ...subjects, posts: undefined };
  await asked('plan=experts', known);
  expect(answer).not.toHaveBeenCalled();
  expect((await asked('post=late', known))?.title).toBe('Late, from our blog');
  expect(await asked('post=__proto__', known)).toBeUndefined();
  expect(answer.mock.calls).toEqual([['/blog/search.json']]);
});
