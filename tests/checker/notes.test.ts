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

/** What is odd and goes live all the same: where it is noted, and in which words. */
const notes: { what: string; spoil: () => unknown; file: string; says: RegExp; mend: RegExp }[] = [
  {
    what: 'a map that leads to the old address',
    spoil: () => copy.edit('contact.yaml', 'postalCode: "560038"', 'postalCode: "560001"'),
    file: 'contact.yaml',
    says: /it has the postal code 560038, and the address has 560001/,
    mend: /^Write query: "Unit 0, Banyan Yard, .*560001, India"$/,
  },
  {
    what: 'a class that is longer than its card says',
    spoil: () => copy.edit('schedule/saturday.yaml', 'end: "19:00"', 'end: "19:15"'),
    file: 'schedule/saturday.yaml',
    says: /^This class is 75 minutes long, but classes\.yaml says that "boxing" takes 60\.$/,
    mend: /^Correct the one that is wrong/,
  },
  {
    what: 'a holiday that is over',
    spoil: () =>
      append(
        'hours.yaml',
        'exceptions:\n  - date: "2026-01-26"\n    closed: true\n    reason: Republic Day',
      ),
    file: 'hours.yaml',
    says: /"Republic Day" is over since January 26, 2026/,
    mend: /^Delete these lines/,
  },
  {
    what: 'a letter that the typeface lacks',
    spoil: () => copy.edit('trainers.yaml', 'name: Arjun H.', 'name: Arjun ಹೆ.'),
    file: 'trainers.yaml',
    says: /^The typeface does not have "ಹ" and other letters here\.$/,
    mend: /^Leave it, and it is shown in another typeface, or write/,
  },
  {
    what: 'an arrow in a sentence',
    spoil: () => copy.edit('notice.yaml', 'label: "Notice"', 'label: "Notice →"'),
    file: 'notice.yaml',
    says: /^The typeface does not have "→"\.$/,
    mend: /or write it in other letters\.$/,
  },
  {
    what: 'a notice that is over',
    spoil: () =>
      append(
        'notice.yaml',
        'notice:\n  text: No water.\n  from: "2026-11-01"\n  until: "2026-11-20"',
      ),
    file: 'notice.yaml',
    says: /^This notice is over since November 20, 2026/,
    mend: /^Delete these lines/,
  },
  {
    what: 'a sign before a price that brings its own',
    spoil: () => copy.edit('pages/pricing.yaml', 'from {lowestPrice}', 'from ₹{lowestPrice}'),
    file: 'pages/pricing.yaml',
    says: /^\{lowestPrice\} brings its own sign, so that ₹₹ is shown\.$/,
    mend: /^Write \{lowestPrice\} without the sign before it\.$/,
  },
  {
    what: 'a sign before the price of one plan',
    spoil: () => copy.edit('pages/pricing.yaml', 'from {lowestPrice}', 'from ₹{price:experts}'),
    file: 'pages/pricing.yaml',
    says: /^\{price:experts\} brings its own sign, so that ₹₹ is shown\.$/,
    mend: /^Write \{price:experts\} without the sign before it\.$/,
  },
  {
    what: 'an offer that is over',
    spoil: () =>
      copy.edit('pages/blog.yaml', '  terms: Ask', '  until: "2026-11-20"\n  terms: Ask'),
    file: 'pages/blog.yaml',
    says: /^This offer is over since November 20, 2026/,
    mend: /^Delete these lines/,
  },
  {
    what: 'a price typed by hand',
    spoil: () => copy.edit('faq.yaml', 'answer: Yes. Come', 'answer: Yes, from ₹750. Come'),
    file: 'faq.yaml',
    says: /^Here ₹750 is typed by hand, the price of Beginners/,
    mend: /^Write \{lowestPrice\} instead of ₹750/,
  },
  {
    what: 'a price in words between two others',
    spoil: () => copy.edit(post, 'excerpt: Muscles are', 'excerpt: For 950 rupees muscles are'),
    file: post,
    says: /^Here ₹950 is typed by hand, the price of Intermediates/,
    mend: /^Say it without the figure/,
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
    says: /^No page shows this question\.$/,
    mend: /^Add a line - new to the list/,
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
    says: /^Karate is given to ".*" here, but on the schedule it is taught by "meenakshi-r" alone\.$/,
    mend: /^Write trainer: meenakshi-r/,
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
    says: /^The picture is 640 pixels wide, and pages show pictures up to 1,366 wide/,
    mend: /as it came from the camera/,
  },
  {
    what: 'a link in a notice',
    spoil: () =>
      append(
        'notice.yaml',
        'notice:\n  text: "Closed, see [the timetable](/schedule)."\n  from: "2026-12-01"\n  until: "2026-12-05"',
      ),
    file: 'notice.yaml',
    says: /^Links in brackets work in the text of a post only/,
    mend: /^Write only the words: the timetable$/,
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
    says: /^"hero" stands in another place than on the page, which keeps its own order: seo, hero, features/,
    mend: /^Move these lines back/,
  },
  {
    what: 'a real number that is still marked as invented',
    spoil: () => {
      copy.edit('contact.yaml', 'display: "+91 00000 00000"', 'display: "+91 98450 12345"');
      copy.edit('contact.yaml', 'e164: "+910000000000"', 'e164: "+919845012345"');
    },
    file: 'contact.yaml',
    says: /^The phone number looks like a real one, but it is still marked as invented/,
    mend: /^Delete this line/,
  },
];

test.each(notes)('$what is noted, and stops nothing', async ({ spoil, file, says, mend }) => {
  await spoil();
  const { problems } = await copy.check();
  expect(problems.map((problem) => [problem.severity, problem.file])).toEqual([['note', file]]);
  expect(problems[0]!.message).toMatch(says);
  expect(problems[0]!.mend).toMatch(mend);
  expect(problems[0]!.line).toBeGreaterThan(file.startsWith('images/') ? 0 : 1);
});

test('each of two copied photographs is told a number of its own', async () => {
  copy.change<Gallery>('gallery.yaml', ({ images }) => {
    const last = images.at(-1)!;
    images.push({ ...last, alt: 'One more view' }, { ...last, alt: 'And another one' });
  });
  const { problems } = await copy.check();
  expect(problems.map(({ mend }) => mend)).toEqual(['Write id: 13', 'Write id: 14']);
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
