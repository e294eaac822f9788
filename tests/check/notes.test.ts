import { afterEach, beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';
import type { Gallery } from '../../src/content/gallery.ts';
import type { Plans } from '../../src/content/plans.ts';
import type { Post } from '../../src/content/post.ts';
import { ContentCopy } from './content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

const post = 'posts/rest-days-that-are-not-lazy.yaml';
const append = (file: string, lines: string) => copy.write(file, `${copy.read(file)}\n${lines}`);

/** Notes, which do not stop a build: their place and message. */
const notes: { what: string; spoil: () => unknown; file: string }[] = [
  {
    what: 'a certificate that is no longer valid',
    spoil: () => copy.edit('trainers.yaml', 'validUntil: 2027 #', 'validUntil: 2025 #'),
    file: 'trainers.yaml',
  },
  {
    what: 'a holiday that is over',
    spoil: () =>
      append(
        'hours.yaml',
        'exceptions:\n  - date: "2026-01-26"\n    closed: true\n    reason: Republic Day',
      ),
    file: 'hours.yaml',
  },
  {
    what: 'a letter that the typeface lacks',
    spoil: () => copy.edit('trainers.yaml', 'name: Arjun H.', 'name: Arjun ಹೆ.'),
    file: 'trainers.yaml',
  },
  {
    what: 'an arrow in a sentence',
    spoil: () => copy.edit('notice.yaml', 'label: "Notice"', 'label: "Notice →"'),
    file: 'notice.yaml',
  },
  {
    what: 'a notice that is over',
    spoil: () =>
      append(
        'notice.yaml',
        'notices:\n  - text: No water.\n    from: "2026-11-01"\n    until: "2026-11-20"',
      ),
    file: 'notice.yaml',
  },
  {
    what: 'a sign before a price that brings its own',
    spoil: () => copy.edit('pages/pricing.yaml', 'from {lowestPrice}', 'from ₹{lowestPrice}'),
    file: 'pages/pricing.yaml',
  },
  {
    what: 'a sign before the price of one plan',
    spoil: () => copy.edit('pages/pricing.yaml', 'from {lowestPrice}', 'from ₹{price:experts}'),
    file: 'pages/pricing.yaml',
  },
  {
    what: 'an offer that is over',
    spoil: () =>
      copy.edit('pages/blog.yaml', '  terms: Ask', '  until: "2026-11-20"\n  terms: Ask'),
    file: 'pages/blog.yaml',
  },
  {
    what: 'a price typed by hand',
    spoil: () => copy.edit('faq.yaml', 'answer: Yes. Come', 'answer: Yes, from ₹750. Come'),
    file: 'faq.yaml',
  },
  {
    what: 'a price in words between two others',
    spoil: () => copy.edit(post, 'excerpt: Muscles are', 'excerpt: For 950 rupees muscles are'),
    file: post,
  },
  {
    what: 'a question on no page',
    spoil: () =>
      copy.edit(
        'faq.yaml',
        'questions:\n',
        'questions:\n  - id: new\n    question: Is there a lift?\n    answer: Not yet.\n\n',
      ),
    file: 'faq.yaml',
  },
  {
    what: 'a photograph too small for where it is shown',
    spoil: async () =>
      copy.write(
        'images/kettlebells-row.jpg',
        await sharp({ create: { width: 640, height: 427, channels: 3, background: '#333' } })
          .jpeg()
          .toBuffer(),
      ),
    file: 'images/kettlebells-row.jpg',
  },
  {
    what: 'a link in a notice',
    spoil: () =>
      append(
        'notice.yaml',
        'notices:\n  - text: "Closed, see [the timetable](/schedule)."\n    from: "2026-12-01"\n    until: "2026-12-05"',
      ),
    file: 'notice.yaml',
  },
  {
    what: 'a part of the home page moved elsewhere in its file',
    spoil: () => {
      const text = copy.read('pages/home.yaml');
      const [head, rest] = text.split(/^(?=hero:)/m) as [string, string];
      const [hero, others] = rest.split(/^(?=features:)/m) as [string, string];
      copy.write('pages/home.yaml', `${head}${others}\n${hero}`);
    },
    file: 'pages/home.yaml',
  },
  {
    what: 'a real number that is still marked as invented',
    spoil: () => copy.edit('contact.yaml', '"+91 00000 00000"', '"+91 98450 12345"'),
    file: 'contact.yaml',
  },
];

test.each(notes)('$what is noted, and stops nothing', async ({ spoil, file }) => {
  await spoil();
  const { problems } = await copy.check();
  expect(problems.map((problem) => [problem.severity, problem.file])).toEqual([['note', file]]);
  expect(`${problems[0]!.message}\n${problems[0]!.remedy}`).toMatchSnapshot();
  expect(problems[0]!.line).toBeGreaterThan(file.startsWith('images/') ? 0 : 1);
});

test('each of two copied photographs gets a number of its own', async () => {
  copy.change<Gallery>('gallery.yaml', ({ images }) => {
    const last = images.at(-1)!;
    images.push({ ...last, alt: 'One more view' }, { ...last, alt: 'And another one' });
  });
  const { problems } = await copy.check();
  expect(problems.flatMap(({ edits }) => edits!.map(({ value }) => value))).toEqual([13, 14]);
});

test('a fourth plan and a fifth break no words that nobody opened', async () => {
  copy.change<Plans>('plans.yaml', ({ plans }) => {
    const last = plans.at(-1)!;
    plans.push(
      { ...last, id: 'masters', name: 'Masters', price: 1350 },
      { ...last, id: 'champions', name: 'Champions', price: 1550 },
    );
  });
  expect((await copy.check()).problems).toEqual([]);
});

test('a tag may be written with its sign', async () => {
  copy.change<Post>(post, ({ tags }) => tags.push('#diwali'));
  const { problems, content } = await copy.check();
  expect(problems).toEqual([]);
  expect((content.get(post) as Post).tags).toContain('diwali');
});
