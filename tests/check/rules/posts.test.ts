import { expect, test } from 'vitest';
import {
  filtersHaveOneSpelling,
  oldPathsAreFree,
  ordersAreUnique,
  postsArePlausible,
  postsHavePaths,
  postTitlesAreUnique,
  tagsAreSpelledAlike,
} from '../../../src/check/rules/posts.ts';
import { pathsOfPages } from '../../../src/check/rules/rules.ts';
import { all, contentOf, placesOf, said, problemsOf } from './content-of.ts';

const today = '2026-11-21';
const postsOf = (posts: Record<string, object>, blog?: object) =>
  contentOf({
    ...(blog && { 'pages/blog.yaml': blog }),
    ...Object.fromEntries(
      Object.entries(posts).map(([slug, post]) => [
        `posts/${slug}.yaml`,
        { title: slug, date: '2026-11-01', tags: [], body: '', list: 'more', ...post },
      ]),
    ),
  });

test('a post whose title makes no address is given one before visitors see it', () => {
  const posts = {
    'new-post': { title: 'योग' },
    'new-post-2': { title: 'योग', draft: true },
    'new-post-3': { title: 'A new post' },
    yoga: { title: 'योग' },
  };
  expect(said(postsHavePaths(postsOf(posts)))).toMatchInlineSnapshot(`
    "posts/new-post.yaml title
    The address of this post is /blog/new-post, since its title has no Latin letters.
    Give it an address of a few words in Latin letters, such as five-stretches."
  `);
});

test('of two posts in one place, the one that was written later moves to the next free one', () => {
  const posts = {
    late: { order: 1, date: '2026-11-09' },
    early: { order: 1, date: '2026-11-02' },
    later: { order: 1, date: '2026-11-10' },
    last: { order: 5 },
    other: { list: 'lead', order: 9 },
    same: { list: 'lead', order: 1 },
    none: {},
    neither: {},
  };
  expect(said(ordersAreUnique(postsOf(posts)))).toMatchInlineSnapshot(`
    "posts/late.yaml order
    Two posts of the list "more" have place 1: this one and "early".
    Leave the place (order) out in the newer one, and it comes first; or write 6, or any number that no post in this list has.

    posts/later.yaml order
    Two posts of the list "more" have place 1: this one and "early".
    Leave the place (order) out in the newer one, and it comes first; or write 7, or any number that no post in this list has."
  `);
});

test('two posts of one title are reported at the second, whatever their capitals', () => {
  const posts = { one: { title: 'Rest' }, two: { title: 'Train' }, three: { title: 'REST' } };
  expect(said(all(postTitlesAreUnique(postsOf(posts))))).toMatchInlineSnapshot(`
    "posts/three.yaml title
    The post "one" has the same title.
    Give the newer one another title, or delete it if it is a copy."
  `);
});

test('an old address leads to one post, and is that of none', () => {
  const posts = {
    one: { formerly: ['rest'] },
    two: { formerly: ['rest'] },
    three: { formerly: ['three-poses', 'four'] },
    four: {},
  };
  expect(said(all(oldPathsAreFree(postsOf(posts))))).toMatchInlineSnapshot(`
    "posts/two.yaml formerly.0
    "rest" is already the old address of "one".
    An old address can lead to one post only: delete one of the two.

    posts/three.yaml formerly.1
    "four" is the address of another post.
    Write an old name of this post, or delete this one. If the other post is an older version of this one, delete that one."
  `);
});

const tagged = (items: string[], tagsOf: Record<string, string[]>) => {
  const posts = Object.entries(tagsOf).map(([slug, tags]) => [slug, { tags }] as const);
  return all(tagsAreSpelledAlike(postsOf(Object.fromEntries(posts), { tags: { items } })));
};

test('a tag that is popular, or like no other, is right', () => {
  expect(tagged(['yoga', 'rest'], { one: ['yoga', 'diwali', 'go'], two: [] })).toEqual([]);
  expect(all(tagsAreSpelledAlike(postsOf({ one: { tags: ['yogaa'] } })))).toEqual([]);
});

test('a tag that is a popular one but for one letter was meant as that', () => {
  const one = ['rest', 'yogaa', 'yogi', 'yogaaa', 'yo'];
  expect(said(tagged(['strength', 'yoga'], { one }))).toMatchInlineSnapshot(`
    "posts/one.yaml tags.1
    There is no tag "yogaa". Did you mean "yoga"?
    Write yoga, or add "yogaa" to the popular tags of the blog if it is a new tag

    posts/one.yaml tags.2
    There is no tag "yogi". Did you mean "yoga"?
    Write yoga, or add "yogi" to the popular tags of the blog if it is a new tag"
  `);
});

test('a word of three letters is like no other, but for its capitals', () => {
  expect(tagged(['leg'], { one: ['lex', 'lg'] })).toEqual([]);
  expect(said(tagged(['leg'], { one: ['Leg'] }))).toMatchInlineSnapshot(`
    "posts/one.yaml tags.0
    There is no tag "Leg". Did you mean "leg"?
    → tags.0: "leg"
    Write leg"
  `);
});

test('a tag in other capitals is certainly the popular one, unless two are alike', () => {
  expect(placesOf(tagged(['yoga'], { one: ['Yoga'] }))).toEqual(['posts/one.yaml tags.0']);
  expect(said(tagged(['yoga', 'yogas'], { one: ['YOGA'] }))).toMatchInlineSnapshot(`
    "posts/one.yaml tags.0
    There is no tag "YOGA". Did you mean "yoga"?
    Write yoga, or yogas"
  `);
});

test('where several posts agree against a popular tag that none uses, that one is wrong', () => {
  expect(said(tagged(['rest', 'yogaa'], { one: ['yoga'], two: ['yoga'], three: ['yoga'] })))
    .toMatchInlineSnapshot(`
      "pages/blog.yaml tags.items.1
      No post has the tag "yogaa", but 3 have "yoga".
      → tags.items.1: "yoga"
      Write yoga"
    `);
  const used = tagged(['yogaa'], { one: ['yoga'], two: ['yoga'], three: ['yogaa'] });
  expect(placesOf(used)).toEqual(['posts/one.yaml tags.0', 'posts/two.yaml tags.0']);
});

const dated = (posts: Record<string, object>, blog?: object) =>
  problemsOf(postsArePlausible, postsOf(posts, blog), today);

test('a blog without posts, or without one to show, is odd', () => {
  expect(said(dated({}))).toMatchInlineSnapshot(`
    "note posts 
    There are no posts, so the Blog page has nothing to show.
    Write one: copy a post from an earlier version into the folder content/posts."
  `);
  const drafts = { one: { draft: true }, two: { date: '2026-11-22' } };
  expect(said(dated(drafts, {}))).toMatchInlineSnapshot(`
    "note posts 
    Every post is a draft or has a future date, so the Blog page has nothing to show.
    Write one, or hide the blog for a while: write shown: false in pages/blog.yaml"
  `);
  expect(dated(drafts, { shown: false })).toEqual([]);
  expect(dated(drafts)).toEqual([]);
  expect(dated({ ...drafts, three: { date: today } }, {})).toEqual([]);
});

test('a post may be dated a year ahead, and a day more is most likely a slip', () => {
  expect(dated({ one: { date: '2027-11-21' } })).toEqual([]);
  expect(said(dated({ one: { date: '2027-11-22' } }))).toMatchInlineSnapshot(`
    "note posts/one.yaml date
    November 22, 2027 is more than a year ahead.
    Correct the year if it is a typo."
  `);
});

test('the pages of a site are those of every site, the posts, and as many of the gallery as are filled', () => {
  const images = [{}, {}, { shown: false }, {}];
  const gallery = (perPage: number) =>
    pathsOfPages(contentOf({ 'gallery.yaml': { images, perPage } }), ['rest'], () => []).filter(
      (address) => address.startsWith('/gallery/'),
    );
  expect(gallery(1)).toEqual(['/gallery/page-1', '/gallery/page-2', '/gallery/page-3']);
  expect(gallery(3)).toEqual(['/gallery/page-1']);
  const unread = pathsOfPages(contentOf({}), ['rest'], (kind) => [`a-${kind}`]);
  const [fixed, own] = [
    ['/', '/schedule/sunday'],
    ['/classes/a-class', '/coaches/a-trainer'],
  ];
  for (const address of [...fixed, '/gallery/page-2', '/blog/rest', ...own])
    expect(unread).toContain(address);
  expect(unread).not.toContain('/gallery/page-3');
});

test('tags and categories with one address have one spelling, the most frequent', () => {
  const files = postsOf(
    {
      one: { tags: ['breathwork', 'Body Building', 'Yoga'] },
      two: { tags: ['Breathwork'] },
      three: { tags: ['Breathwork', 'body building'] },
    },
    {
      tags: { items: ['yoga', 'rest', 'Rest'] },
      categories: { items: [{ name: 'Boxing' }, { name: 'boxing' }] },
    },
  );
  expect(said(filtersHaveOneSpelling(files))).toMatchInlineSnapshot(`
    "pages/blog.yaml categories.items.1.name
    "boxing" and "Boxing" would have one address in the blog, and only one of the two would be listed.
    → categories.items.1.name: "Boxing"
    Write Boxing here too, or choose another word.

    pages/blog.yaml tags.items.2
    "Rest" and "rest" would have one address in the blog, and only one of the two would be listed.
    → tags.items.2: "rest"
    Write rest here too, or choose another word.

    posts/one.yaml tags.0
    "breathwork" and "Breathwork" would have one address in the blog, and only one of the two would be listed.
    → tags.0: "Breathwork"
    Write Breathwork here too, or choose another word.

    posts/three.yaml tags.1
    "body building" and "Body Building" would have one address in the blog, and only one of the two would be listed.
    → tags.1: "Body Building"
    Write Body Building here too, or choose another word."
  `);
});
