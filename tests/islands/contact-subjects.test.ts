import { expect, test, vi } from 'vitest';
import { subjectOf, type Subjects } from '../../src/islands/contact-subjects.ts';

const subjects: Subjects = {
  plans: { experts: { thing: 'Experts plan', sentence: 'Experts plan, ₹1,150 p/s' } },
  classes: {
    yoga: {
      thing: 'Yoga with Meena',
      sentence: 'Yoga with Meena',
      bring: 'Bring: a mat',
      days: { thursday: 'Yoga, Thursday 6:00pm, with Meena' },
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
  ['class=yoga&day=thursday', 'Yoga, Thursday 6:00pm, with Meena'],
  ['class=yoga&day=monday', 'Yoga with Meena'],
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

test('titles of very many posts are asked for when they are needed', async () => {
  const answer = vi.fn(() => Promise.resolve(Response.json([{ slug: 'late', title: 'Late' }])));
  vi.stubGlobal('fetch', answer);
  const known = { ...subjects, posts: '/blog/posts.json' };
  await asked('plan=experts', known);
  expect(answer).not.toHaveBeenCalled();
  expect((await asked('post=late', known))?.thing).toBe('Late, from our blog');
  expect(answer).toHaveBeenCalledWith('/blog/posts.json');
  vi.unstubAllGlobals();
});
