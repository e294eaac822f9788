import { expect, test } from 'vitest';
import { hiddenContentIsUnused } from '../../../src/check/rules/hidden-content.ts';
import { shownTextsOf, textsOf } from '../../../src/check/rules/texts.ts';
import { all, contentOf, placesOf, said } from './content-of.ts';

const today = '2026-11-21';
const found = (files: Record<string, unknown>) =>
  all(hiddenContentIsUnused(contentOf(files), today));
const hiddenGallery = { 'pages/gallery.yaml': { shown: false } };
const post = (more: object = {}) => ({
  title: 'Rest',
  date: '2026-11-01',
  draft: false,
  body: '',
  ...more,
});

test('where nothing is hidden nothing is reported', () => {
  const files = {
    'pages/gallery.yaml': {},
    'pages/blog.yaml': {},
    'plans.yaml': { plans: [{ id: 'a', name: 'A' }] },
    'gallery.yaml': { images: [{ id: 1 }] },
    'about.yaml': { link: '/gallery/page-1', price: '{price:a}' },
    'posts/rest.yaml': post({ body: '[x](/gallery/page-1)' }),
  };
  expect(found(files)).toEqual([]);
});

test('a link to a hidden page is reported where it stands, in a post by its address', () => {
  const texts = ['/gallery/page-1', '/pricing', 'See /gallery/page-1', '/gallery /page-1'];
  const body = 'See [one](/pricing), [two](/gallery/page-1 "x") and (/gallery/page-2).';
  const rest = post({ body, excerpt: '/gallery/page-1' });
  expect(said(found({ ...hiddenGallery, 'about.yaml': { texts }, 'posts/rest.yaml': rest })))
    .toMatchInlineSnapshot(`
      "about.yaml texts.0
      The gallery is hidden, so this link leads nowhere.
      posts/rest.yaml body "/gallery/page-1"
      The gallery is hidden, so this link leads nowhere.
      Remove the link or link it to another page; or delete the line shown: false in pages/gallery.yaml"
    `);
});

test('links of the menus go by themselves, and others of that file do not', () => {
  const to = '/gallery/page-1';
  const links = [{ to }];
  const site = {
    navigation: links,
    footer: { links, note: to },
    notFound: { links },
    offline: { links },
  };
  expect(placesOf(found({ ...hiddenGallery, 'site.yaml': site }))).toEqual([
    'site.yaml footer.note',
  ]);
  expect(found({ ...hiddenGallery, 'about.yaml': { navigation: links } })).toHaveLength(1);
});

test('drafts, and the posts of a hidden blog, may lead anywhere', () => {
  const body = '[x](/gallery/page-1)';
  expect(found({ ...hiddenGallery, 'posts/rest.yaml': post({ body, draft: true }) })).toEqual([]);
  const files = { ...hiddenGallery, 'posts/rest.yaml': post({ body }) };
  expect(found({ ...files, 'pages/blog.yaml': { shown: false } })).toEqual([]);
  expect(found({ ...files, 'pages/blog.yaml': {} })).toHaveLength(1);
});

const later = { 'posts/later.yaml': post({ title: 'Later', date: '2026-12-09' }) };
const address = '/blog/later';
test('a post may lead to one that is there on its day', () => {
  const from = (date: string) =>
    found({ ...later, 'posts/rest.yaml': post({ date, body: `[x](${address})` }) });
  expect(from('2026-12-09')).toEqual([]);
  expect(said(from('2026-12-08'))).toMatchInlineSnapshot(`
    "posts/rest.yaml body "/blog/later"
    The post "Later" does not appear before December 9, 2026, so this link leads nowhere.
    Remove the link or link it to another page; or wait until then, or write an earlier date in posts/later.yaml"
  `);
  expect(from('2026-11-01')).toHaveLength(1);
});

test('what is out already may be led to by what is older', () => {
  const out = { 'posts/later.yaml': post({ title: 'Later', date: '2026-11-10' }) };
  const older = post({ date: '2026-11-01', body: `[x](${address})` });
  expect(found({ ...out, 'posts/rest.yaml': older })).toEqual([]);
  const notice = { notices: [{ from: '2026-11-01', to: address }] };
  expect(found({ ...out, 'notice.yaml': notice })).toEqual([]);
  expect(found({ ...out, 'notice.yaml': { other: address } })).toEqual([]);
});

test('an offer from a later day on may lead to a post of that day', () => {
  const file = 'pages/blog.yaml';
  const from = (day: string | undefined, name = 'discount') =>
    found({ ...later, [file]: { discount: {}, [name]: { from: day, to: address } } });
  expect(from('2026-12-09')).toEqual([]);
  expect(placesOf(from('2026-12-08'))).toEqual([`${file} discount.to`]);
  expect(from('2026-11-01')).toHaveLength(1);
  expect(from(undefined)).toHaveLength(1);
  expect(from('2026-12-09', 'other')).toHaveLength(1);
});

test('a notice may lead to a post of its own first day, not to one of that of another notice', () => {
  const file = 'notice.yaml';
  const notices = ['2026-12-08', '2026-12-09'].map((from) => ({ from, to: address }));
  expect(placesOf(found({ ...later, [file]: { notices } }))).toEqual([`${file} notices.0.to`]);
});

test('the parts of the home page and the accounts can be hidden, too', () => {
  const links = { 'about.yaml': { why: '/#why-heading', bmi: '/#bmi-heading', in: '/login' } };
  const hidden = { shown: false };
  const problems = (files: Record<string, unknown>) => found({ ...links, ...files });
  const why = problems({ 'pages/home.yaml': { why: hidden } });
  expect(said([...why, ...problems({ 'accounts.yaml': hidden })])).toMatchInlineSnapshot(`
    "about.yaml why
    This part of the home page is hidden, so this link leads nowhere.
    Remove the link or link it to another page; or delete the line shown: false in pages/home.yaml, why

    about.yaml in
    The page for accounts is hidden, so this link leads nowhere.
    Remove the link or link it to another page; or delete the line shown: false in accounts.yaml"
  `);
  expect(placesOf(problems({ 'pages/bmi.yaml': hidden }))).toEqual(['about.yaml bmi']);
});

test('no link leads to a first class that is not offered', () => {
  const links = { 'about.yaml': { first: '/trial' } };
  expect(found({ ...links, 'pages/trial.yaml': { offer: 'free' } })).toEqual([]);
  expect(said(found({ ...links, 'pages/trial.yaml': { offer: 'none' } }))).toMatchInlineSnapshot(`
    "about.yaml first
    No first class is offered, so this link leads nowhere.
    Remove the link or link it to another page; or write offer: free or offer: paid in pages/trial.yaml"
  `);
});

test('of plans and of photographs one at least is shown', () => {
  const hidden = { id: 'a', name: 'A', shown: false };
  expect(said(found({ 'plans.yaml': { plans: [hidden, hidden] } }))).toMatchInlineSnapshot(`
    "plans.yaml plans.0.shown
    Every plan is hidden, so there is no price to show.
    Show at least one: delete its line shown: false"
  `);
  expect(found({ 'plans.yaml': { plans: [hidden, { ...hidden, shown: true }] } })).toEqual([]);
  const gallery = (images: object[], page: object | undefined = {}) =>
    found({ 'gallery.yaml': { images }, 'pages/gallery.yaml': page });
  expect(said(gallery([hidden, hidden]))).toMatchInlineSnapshot(`
    "gallery.yaml images.0.shown
    Every photograph is hidden, so the gallery would be empty.
    Show at least one, or hide the gallery itself: write shown: false in pages/gallery.yaml"
  `);
  expect(gallery([hidden, {}])).toEqual([]);
  expect(gallery([])).toEqual([]);
  expect(gallery([hidden], { shown: false })).toEqual([]);
  expect(found({ 'gallery.yaml': { images: [hidden] } })).toEqual([]);
  expect(found({ 'pages/gallery.yaml': {} })).toEqual([]);
});

test('a sentence that is shown does not name the price of a hidden plan', () => {
  const plans = [
    { id: 'a', name: 'Plan A', shown: false },
    { id: 'b', name: 'Plan B', shown: true },
  ];
  const texts = ['{price:b}', 'From {price:a} on', '{price:ab}'];
  const files = {
    'plans.yaml': { plans },
    'about.yaml': { texts, part: { shown: false, text: '{price:a}' } },
  };
  expect(said(found(files))).toMatchInlineSnapshot(`
    "about.yaml texts.1 "{price:a}"
    The plan Plan A is hidden, but this sentence gives its price.
    Remove the price, or show the plan again: delete its line shown: false in plans.yaml"
  `);
});

const anything = /^/;
const shown = (files: Record<string, unknown>) =>
  all(shownTextsOf(contentOf(files), anything)).map(({ text }) => text);

test('texts are found in groups and lists, each with its place', () => {
  const content = contentOf({
    'about.yaml': { a: 'one', b: [2, null, 'three', { c: 'four' }], d: true },
  });
  const expected = [
    { path: ['a'], text: 'one' },
    { path: ['b', 2], text: 'three' },
    { path: ['b', 3, 'c'], text: 'four' },
  ].map((found) => ({ file: 'about.yaml', ...found, isHidden: false }));
  expect(all(textsOf(content, anything))).toEqual(expected);
  // Asked again, they are the same.
  expect(all(textsOf(content, anything))).toEqual(expected);
});

test('what lies in a hidden thing is hidden with it', () => {
  const list = [{ shown: false, in: { a: 'x' } }, { a: 'y' }];
  expect(shown({ 'about.yaml': { shown: false, a: 'x' } })).toEqual([]);
  expect(shown({ 'about.yaml': { list, one: { shown: true, a: 'x' } } })).toEqual(['y', 'x']);
  expect(shown({ 'about.yaml': { two: { shown: 'false' } } })).toEqual(['false']);
});

test('a hidden blog hides its posts, and hidden accounts their pages', () => {
  const files = {
    'posts/rest.yaml': { title: 'Rest' },
    'pages/login.yaml': { title: 'Sign in' },
    'pages/about.yaml': { title: 'About' },
  };
  const hiding = (file: string, value: object = { shown: false }) =>
    shown({ ...files, [file]: value });
  expect(hiding('pages/blog.yaml', {})).toEqual(['Rest', 'Sign in', 'About']);
  expect(hiding('accounts.yaml', {})).toHaveLength(3);
  expect(hiding('pages/blog.yaml')).toEqual(['Sign in', 'About']);
  expect(hiding('accounts.yaml')).toEqual(['Rest', 'About']);
});

const classes = (...hidden: string[]) => ({
  'classes.yaml': {
    classes: ['yoga', 'boxing'].map((id) => ({ id, ...(hidden.includes(id) && { shown: false }) })),
  },
});

test('a list leaves a hidden class out, and needs another one', () => {
  const lists = {
    'pages/classes.yaml': { cards: ['yoga'] },
    'pages/home.yaml': { featured: { classes: [{ class: 'yoga' }, { class: 'boxing' }] } },
    'schedule/overview.yaml': { classes: ['yoga'] },
    'site.yaml': { footer: { classes: ['boxing'] } },
  };
  expect(found({ ...classes(), ...lists })).toEqual([]);
  expect(said(found({ ...classes('yoga'), ...lists }))).toMatchInlineSnapshot(`
    "pages/classes.yaml cards
    Every class in this list is hidden, so nothing of it would be shown.
    schedule/overview.yaml classes
    Every class in this list is hidden, so nothing of it would be shown.
    Add a class that is shown, or delete the line shown: false of one."
  `);
  expect(found({ ...classes('yoga', 'boxing'), ...lists }).map(({ file }) => file)).toEqual([
    'classes.yaml',
    'site.yaml',
    'pages/home.yaml',
    'pages/classes.yaml',
    'schedule/overview.yaml',
  ]);
});

test('a link to a hidden class leads nowhere, and advice about it is a mistake', () => {
  const linked = { 'about.yaml': { to: '/classes/yoga', other: '/classes/boxing' } };
  expect(said(found({ ...classes('yoga'), ...linked }))).toMatchInlineSnapshot(`
    "about.yaml to
    This class is hidden, so this link leads nowhere.
    Remove the link or link it to another page; or delete the line shown: false in classes.yaml"
  `);
  const bmi = { nextStep: { normal: { class: 'yoga' }, overweight: { class: 'boxing' } } };
  expect(said(found({ ...classes('yoga'), 'pages/bmi.yaml': bmi }))).toMatchInlineSnapshot(`
    "pages/bmi.yaml nextStep.normal.class
    yoga is hidden, but this advice leads to it.
    Choose another class, or show this one again."
  `);
  expect(found({ ...classes('yoga'), 'pages/bmi.yaml': { shown: false, ...bmi } })).toEqual([]);
});
