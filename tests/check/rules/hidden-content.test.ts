import { expect, test } from 'vitest';
import { hiddenContentIsUnused } from '../../../src/check/rules/hidden-content.ts';
import { shownTextsOf, textsOf } from '../../../src/check/rules/texts.ts';
import { all, contentOf, placesOf, said, problemsOf } from './content-of.ts';

const today = '2026-11-21';
const found = (files: Record<string, unknown>) =>
  problemsOf(hiddenContentIsUnused, contentOf(files), today);
const hiddenGallery = { 'pages/gallery.yaml': { shown: false } };
const post = (more: object = {}) => ({
  title: 'Rest',
  date: '2026-11-01',
  draft: false,
  body: '',
  ...more,
});

/** A page with a link. */
const about = (to: string) => ({ 'pages/about.yaml': { button: { to } } });

test('where nothing is hidden nothing is reported', () => {
  const files = {
    ...about('/gallery/page-1'),
    'pages/gallery.yaml': {},
    'pages/blog.yaml': {},
    'plans.yaml': { plans: [{ id: 'a', name: 'A', features: [] }] },
    'gallery.yaml': { images: [{ id: 1 }] },
    'faq.yaml': { questions: [{ id: 'cost', question: 'What?', answer: '{price:a}' }] },
    'posts/rest.yaml': post({ body: '[x](/gallery/page-1)' }),
  };
  expect(found(files)).toEqual([]);
});

test('a link to a hidden page is reported where it stands, in a post by its address', () => {
  const body = 'See [one](/pricing), [two](/gallery/page-1 "x") and (/gallery/page-2).';
  const files = { ...about('/gallery/page-1'), 'posts/rest.yaml': post({ body }) };
  expect(said(found({ ...hiddenGallery, ...files }))).toMatchInlineSnapshot(`
    "pages/about.yaml button.to
    The gallery is hidden, so this link leads nowhere.
    posts/rest.yaml body "/gallery/page-1"
    The gallery is hidden, so this link leads nowhere.
    Remove the link or link it to another page; or delete the line shown: false in pages/gallery.yaml"
  `);
  expect(found({ ...hiddenGallery, ...about('/pricing') })).toEqual([]);
});

test('a link in a list goes by itself, while another one is left', () => {
  const gallery = { label: 'Gallery', to: '/gallery/page-1' };
  const site = (...links: object[]) => ({ 'site.yaml': { navigation: links } });
  expect(found({ ...hiddenGallery, ...site(gallery, { to: '/pricing' }) })).toEqual([]);
  expect(said(found({ ...hiddenGallery, ...site(gallery) }))).toMatchInlineSnapshot(`
    "site.yaml navigation
    Everything in "Menu" is hidden, so nothing of it would be shown.
    Add an item that is shown, or show one of these again."
  `);
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
  const notice = { notices: [{ from: '2026-11-01', link: { to: address } }] };
  expect(found({ ...out, 'notice.yaml': notice })).toEqual([]);
});

test('an offer from a later day may lead to a post of that day', () => {
  const file = 'pages/blog.yaml';
  const from = (day: string | undefined) =>
    found({ ...later, [file]: { discount: { from: day, button: { to: address } } } });
  expect(from('2026-12-09')).toEqual([]);
  expect(placesOf(from('2026-12-08'))).toEqual([`${file} discount.button.to`]);
  expect(from('2026-11-01')).toHaveLength(1);
  expect(from(undefined)).toHaveLength(1);
});

test('a notice may lead to a post of its own first day, not to one of that of another notice', () => {
  const file = 'notice.yaml';
  const notices = ['2026-12-08', '2026-12-09'].map((from) => ({ from, link: { to: address } }));
  expect(placesOf(found({ ...later, [file]: { notices } }))).toEqual([`${file} notices.0.link.to`]);
});

test('the parts of the home page and the accounts can be hidden, too', () => {
  const hidden = { shown: false };
  const why = found({ ...about('/#why-heading'), 'pages/home.yaml': { why: hidden } });
  const login = found({ ...about('/login'), 'accounts.yaml': hidden });
  expect(said([...why, ...login])).toMatchInlineSnapshot(`
    "pages/about.yaml button.to
    This part of the home page is hidden, so this link leads nowhere.
    Remove the link or link it to another page; or delete the line shown: false in pages/home.yaml, why

    pages/about.yaml button.to
    The page for accounts is hidden, so this link leads nowhere.
    Remove the link or link it to another page; or delete the line shown: false in accounts.yaml"
  `);
  expect(found({ ...about('/#bmi-heading'), 'pages/bmi.yaml': hidden })).toHaveLength(1);
  expect(found({ ...about('/login'), 'pages/home.yaml': { why: hidden } })).toEqual([]);
});

test('no link leads to a first class that is not offered', () => {
  expect(found({ ...about('/trial'), 'pages/trial.yaml': { offer: 'free' } })).toEqual([]);
  expect(said(found({ ...about('/trial'), 'pages/trial.yaml': { offer: 'none' } })))
    .toMatchInlineSnapshot(`
    "pages/about.yaml button.to
    No first class is offered, so this link leads nowhere.
    Remove the link or link it to another page; or write offer: free or offer: paid in pages/trial.yaml"
  `);
});

test('of each list one item at least is shown', () => {
  const hidden = { id: 'a', name: 'A', features: [], shown: false };
  expect(said(found({ 'plans.yaml': { plans: [hidden, hidden] } }))).toMatchInlineSnapshot(`
    "plans.yaml plans
    Everything in "Plans" is hidden, so nothing of it would be shown.
    Add an item that is shown, or show one of these again."
  `);
  expect(found({ 'plans.yaml': { plans: [hidden, { ...hidden, id: 'b', shown: true }] } })).toEqual(
    [],
  );
  const gallery = (images: object[], page: object | undefined = {}) =>
    found({ 'gallery.yaml': { images }, 'pages/gallery.yaml': page });
  expect(placesOf(gallery([hidden, hidden]))).toEqual(['gallery.yaml images']);
  expect(gallery([hidden, {}])).toEqual([]);
  expect(gallery([])).toEqual([]);
  expect(gallery([hidden], { shown: false })).toEqual([]);
});

test('a sentence that is shown does not name the price of a hidden plan', () => {
  const plans = [
    { id: 'a', name: 'Plan A', features: [], shown: false },
    { id: 'b', name: 'Plan B', features: [], shown: true },
  ];
  const answers = ['{price:b}', 'From {price:a} on', '{price:ab}'];
  const questions = [
    ...answers.map((answer, index) => ({ id: `q${index}`, question: 'What?', answer })),
    { id: 'q9', question: 'What?', answer: '{price:a}', shown: false },
  ];
  const files = { 'plans.yaml': { plans }, 'faq.yaml': { questions } };
  expect(said(found(files))).toMatchInlineSnapshot(`
    "faq.yaml questions.1.answer "{price:a}"
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
    'schedule/monday.yaml': { classes: [{ class: 'yoga' }] },
    'schedule/overview.yaml': { classes: ['yoga'] },
    'site.yaml': { footer: { classes: ['boxing'] } },
  };
  expect(found({ ...classes(), ...lists })).toEqual([]);
  expect(said(found({ ...classes('yoga'), ...lists }))).toMatchInlineSnapshot(`
    "pages/classes.yaml cards
    Everything in "Classes with a large card" is hidden, so nothing of it would be shown.
    schedule/overview.yaml classes
    Everything in "Classes to try" is hidden, so nothing of it would be shown.
    Add an item that is shown, or show one of these again."
  `);
  expect(found({ ...classes('yoga', 'boxing'), ...lists }).map(({ file }) => file)).toEqual([
    'classes.yaml',
    'pages/classes.yaml',
    'pages/home.yaml',
    'schedule/overview.yaml',
    'site.yaml',
  ]);
});

test('a link to a hidden class leads nowhere, and advice about it is a mistake', () => {
  expect(said(found({ ...classes('yoga'), ...about('/classes/yoga') }))).toMatchInlineSnapshot(`
    "pages/about.yaml button.to
    This class is hidden, so this link leads nowhere.
    Remove the link or link it to another page; or delete the line shown: false in classes.yaml"
  `);
  expect(found({ ...classes('yoga'), ...about('/classes/boxing') })).toEqual([]);
  const bmi = { nextStep: { normal: { class: 'yoga' }, overweight: { class: 'boxing' } } };
  expect(said(found({ ...classes('yoga'), 'pages/bmi.yaml': bmi }))).toMatchInlineSnapshot(`
    "pages/bmi.yaml nextStep.normal.class
    yoga is hidden, but this needs it.
    Choose another one, or show this one again."
  `);
  expect(found({ ...classes('yoga'), 'pages/bmi.yaml': { shown: false, ...bmi } })).toEqual([]);
});

test('from the day after their last day on, nothing leads to a coach, which is told before', () => {
  const coaches = (...leaving: string[]) => ({
    'trainers.yaml': {
      trainers: ['joel-d', 'kavya-n'].map((id) => ({
        id,
        name: id,
        ...(leaving.includes(id) && { lastDay: '2026-12-31' }),
      })),
    },
  });
  const files = {
    ...about('/coaches/joel-d'),
    'posts/rest.yaml': post({ body: 'Ask [Joel](/coaches/joel-d).' }),
  };
  expect(found({ ...coaches('kavya-n'), ...files })).toEqual([]);
  expect(said(found({ ...coaches('joel-d'), ...files }))).toMatchInlineSnapshot(`
    "pages/about.yaml button.to
    joel-d leaves after December 31, 2026, so this link leads nowhere.
    posts/rest.yaml body "/coaches/joel-d"
    joel-d leaves after December 31, 2026, so this link leads nowhere.
    Remove the link or link it to another page; or write a later lastDay in trainers.yaml"
  `);
  expect(said(found(coaches('joel-d', 'kavya-n')))).toMatchInlineSnapshot(`
    "trainers.yaml trainers
    Everything in "Coaches" is hidden from January 1, 2027 on, so nothing of it would be shown.
    Add an item that is shown, or show one of these again."
  `);
});
