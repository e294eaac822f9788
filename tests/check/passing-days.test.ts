import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Notice } from '../../src/content/notice.ts';
import type { Gallery } from '../../src/content/gallery.ts';
import type { Hours } from '../../src/content/hours.ts';
import type { Post } from '../../src/content/post.ts';
import { ContentCopy } from './content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.remove());

const on = async (today: string) =>
  (await copy.check({}, today)).problems.map(({ severity, message }) => [severity, message]);

test('what fitted when it was written goes on to fit until it is over', async () => {
  copy.change<Notice>('notice.yaml', (notice) => {
    const bodyBuilding = { class: 'body-building', start: '16:00' };
    notice.changes = [
      { from: '2026-12-07', until: '2026-12-27', ...bodyBuilding, trainer: 'kavya-n' },
    ];
    notice.extraClasses = [
      {
        from: '2026-12-21',
        until: '2026-12-25',
        class: 'yoga',
        start: '11:00',
        end: '12:00',
        trainer: 'meenakshi-r',
      },
    ];
    notice.cancellations = [
      { from: '2026-12-20', until: '2026-12-23', class: 'yoga', start: '11:00', reason: 'Paint' },
    ];
  });
  copy.change<Hours>('hours.yaml', (hours) => {
    hours.exceptions = [{ date: '2026-12-25', closed: true, reason: 'Christmas' }];
  });
  for (const today of ['2026-11-22', '2026-12-07', '2026-12-19', '2026-12-23'])
    expect(await on(today), today).toEqual([]);
  expect(await on('2026-12-28')).toMatchInlineSnapshot(`
    [
      [
        "note",
        "The day "Christmas" ended on December 25, 2026, and no page shows it any more.",
      ],
      [
        "note",
        "This change ended on December 27, 2026, and no page shows it any more.",
      ],
      [
        "note",
        "This extra class ended on December 25, 2026, and no page shows it any more.",
      ],
      [
        "note",
        "This cancellation ended on December 23, 2026, and no page shows it any more.",
      ],
    ]
  `);
});

test('a notice of a later day may lead to a post of that day', async () => {
  copy.change<Post>('posts/rest-days-that-are-not-lazy.yaml', (post) => (post.date = '2026-12-09'));
  const lead = (from: string) =>
    copy.change<Notice>('notice.yaml', (notice) => {
      notice.notices = [
        {
          text: 'Read why.',
          link: { label: 'Rest days', to: '/blog/rest-days-that-are-not-lazy' },
          from,
          until: '2026-12-25',
        },
      ];
    });
  lead('2026-12-10');
  expect(await on('2026-11-22')).toEqual([]);
  lead('2026-12-08');
  expect(await on('2026-11-22')).toMatchInlineSnapshot(`
    [
      [
        "error",
        "The post "Rest days that are not lazy" does not appear before December 9, 2026, so this link leads nowhere.",
      ],
    ]
  `);
});

test('a hidden blog is not blamed for what its own posts lead to', async () => {
  copy.edit(
    'posts/rest-days-that-are-not-lazy.yaml',
    'Training is a request.',
    'See [the first week](/blog/what-to-pack-for-your-first-week).',
  );
  copy.edit('pages/blog.yaml', 'seo:', 'shown: false\nseo:');
  expect(await on('2026-11-22')).toEqual([]);
});

test('pages of the gallery that hidden photographs leave empty are gone', async () => {
  copy.change<Gallery>('gallery.yaml', ({ images }) => {
    for (const image of images.slice(1)) image.shown = false;
  });
  copy.edit(
    'posts/rest-days-that-are-not-lazy.yaml',
    'Training is a request.',
    'See [the yard](/gallery/page-2).',
  );
  expect(await on('2026-11-22')).toMatchInlineSnapshot(`
    [
      [
        "error",
        "There is no page /gallery/page-2. Did you mean /gallery/page-1?",
      ],
    ]
  `);
});

test('two extra classes at one time are reported, and one featured class of some weeks', async () => {
  const yoga = { class: 'yoga', start: '11:00', end: '12:00', trainer: 'meenakshi-r' };
  copy.change<Notice>('notice.yaml', (notice) => {
    notice.extraClasses = [
      { from: '2026-12-05', until: '2026-12-12', ...yoga },
      { date: '2026-12-05', ...yoga },
    ];
  });
  expect(await on('2026-11-22')).toMatchInlineSnapshot(`
    [
      [
        "error",
        "Yoga at 11:00am (December 5, 2026 to December 12, 2026) and Yoga at 11:00am (December 5, 2026) both include December 5, 2026.",
      ],
    ]
  `);
});
