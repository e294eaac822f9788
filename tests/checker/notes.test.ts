import { afterEach, beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';
import type { Gallery } from '../../src/content/gallery.ts';
import type { Plans } from '../../src/content/plans.ts';
import type { Post } from '../../src/content/post.ts';
import { weekdays } from '../../src/content/weekdays.ts';
import { ContentCopy } from './content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

const post = 'posts/rest-days-that-are-not-lazy.yaml';
const append = (file: string, lines: string) => copy.write(file, `${copy.read(file)}\n${lines}`);

/** Notes, which do not stop a build: their place and message. */
const notes: { what: string; spoil: () => unknown; file: string; code: string; data?: object }[] = [
  {
    what: 'a map that leads to the old address',
    spoil: () => copy.edit('contact.yaml', 'postalCode: "560038"', 'postalCode: "560001"'),
    file: 'contact.yaml',
    code: 'map-has-another-code',
    data: {
      code: '560038',
      really: '560001',
      query: 'Unit 0, Banyan Yard, Example Cross, Indiranagar, Bengaluru, Karnataka 560001, India',
    },
  },
  {
    what: 'a class that is longer than its card says',
    spoil: () => copy.edit('schedule/saturday.yaml', 'end: "19:00"', 'end: "19:15"'),
    file: 'schedule/saturday.yaml',
    code: 'length-differs',
    data: { class: 'boxing', minutes: 75, usually: 60 },
  },
  {
    what: 'a certificate that is no longer valid',
    spoil: () => copy.edit('trainers.yaml', 'validUntil: 2027 #', 'validUntil: 2025 #'),
    file: 'trainers.yaml',
    code: 'certificate-ran-out',
    data: { title: 'First aid', until: 2025 },
  },
  {
    what: 'a holiday that is over',
    spoil: () =>
      append(
        'hours.yaml',
        'exceptions:\n  - date: "2026-01-26"\n    closed: true\n    reason: Republic Day',
      ),
    file: 'hours.yaml',
    code: 'special-day-is-over',
    data: { reason: 'Republic Day', date: '2026-01-26' },
  },
  {
    what: 'a letter that the typeface lacks',
    spoil: () => copy.edit('trainers.yaml', 'name: Arjun H.', 'name: Arjun ಹೆ.'),
    file: 'trainers.yaml',
    code: 'letter-not-in-typeface',
    data: { letter: 'ಹ', isAlone: false },
  },
  {
    what: 'an arrow in a sentence',
    spoil: () => copy.edit('notice.yaml', 'label: "Notice"', 'label: "Notice →"'),
    file: 'notice.yaml',
    code: 'letter-not-in-typeface',
    data: { letter: '→', isAlone: true },
  },
  {
    what: 'a notice that is over',
    spoil: () =>
      append(
        'notice.yaml',
        'notices:\n  - text: No water.\n    from: "2026-11-01"\n    until: "2026-11-20"',
      ),
    file: 'notice.yaml',
    code: 'days-are-over',
    data: { thing: 'notice', date: '2026-11-20' },
  },
  {
    what: 'a sign before a price that brings its own',
    spoil: () => copy.edit('pages/pricing.yaml', 'from {lowestPrice}', 'from ₹{lowestPrice}'),
    file: 'pages/pricing.yaml',
    code: 'rupee-sign-twice',
    data: { word: 'lowestPrice' },
  },
  {
    what: 'a sign before the price of one plan',
    spoil: () => copy.edit('pages/pricing.yaml', 'from {lowestPrice}', 'from ₹{price:experts}'),
    file: 'pages/pricing.yaml',
    code: 'rupee-sign-twice',
    data: { word: 'price:experts' },
  },
  {
    what: 'an offer that is over',
    spoil: () =>
      copy.edit('pages/blog.yaml', '  terms: Ask', '  until: "2026-11-20"\n  terms: Ask'),
    file: 'pages/blog.yaml',
    code: 'days-are-over',
    data: { thing: 'offer', date: '2026-11-20' },
  },
  {
    what: 'a price typed by hand',
    spoil: () => copy.edit('faq.yaml', 'answer: Yes. Come', 'answer: Yes, from ₹750. Come'),
    file: 'faq.yaml',
    code: 'price-typed-by-hand',
    data: { amount: 750, plan: 'Beginners', found: '₹750', word: '{lowestPrice}' },
  },
  {
    what: 'a price in words between two others',
    spoil: () => copy.edit(post, 'excerpt: Muscles are', 'excerpt: For 950 rupees muscles are'),
    file: post,
    code: 'price-typed-by-hand',
    data: { amount: 950, plan: 'Intermediates', found: '950 rupees' },
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
    code: 'question-on-no-page',
    data: { id: 'new' },
  },
  {
    what: 'a coach replaced in every row and not with the class',
    spoil: () => {
      for (const day of weekdays)
        copy.change<{ classes: { class: string; trainer: string }[] }>(
          `schedule/${day}.yaml`,
          ({ classes }) => {
            for (const row of classes) if (row.class === 'karate') row.trainer = 'meenakshi-r';
          },
        );
    },
    file: 'classes.yaml',
    code: 'coach-teaches-it-nowhere',
    data: { name: 'Karate', coach: 'imran-s', coaches: ['meenakshi-r'] },
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
    code: 'picture-too-small',
    data: { width: 640 },
  },
  {
    what: 'a link in a notice',
    spoil: () =>
      append(
        'notice.yaml',
        'notices:\n  - text: "Closed, see [the timetable](/schedule)."\n    from: "2026-12-01"\n    until: "2026-12-05"',
      ),
    file: 'notice.yaml',
    code: 'link-outside-a-post',
    data: { words: 'the timetable' },
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
    code: 'out-of-order',
    data: {
      name: 'hero',
      order: ['seo', 'hero', 'features', 'featured', 'why', 'workplace', 'trainerCall'],
    },
  },
  {
    what: 'a real number that is still marked as invented',
    spoil: () => {
      copy.edit('contact.yaml', 'display: "+91 00000 00000"', 'display: "+91 98450 12345"');
      copy.edit('contact.yaml', 'e164: "+910000000000"', 'e164: "+919845012345"');
    },
    file: 'contact.yaml',
    code: 'real-but-marked-as-example',
    data: { thing: 'phone number' },
  },
];

test.each(notes)('$what is noted, and stops nothing', async ({ spoil, file, code, data }) => {
  await spoil();
  const { problems } = await copy.check();
  expect(problems.map((problem) => [problem.severity, problem.file])).toEqual([['note', file]]);
  expect(problems[0]).toMatchObject(data ? { code, data } : { code });
  expect(problems[0]!.line).toBeGreaterThan(file.startsWith('images/') ? 0 : 1);
});

test('each of two copied photographs gets a number of its own', async () => {
  copy.change<Gallery>('gallery.yaml', ({ images }) => {
    const last = images.at(-1)!;
    images.push({ ...last, alt: 'One more view' }, { ...last, alt: 'And another one' });
  });
  const { problems } = await copy.check();
  expect(problems.map(({ meant }) => meant?.values)).toEqual([['13'], ['14']]);
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
