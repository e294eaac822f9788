import { expect, test } from 'vitest';
import { fileAfter, valuesWith } from '../../src/desk/draft/edit.ts';
import { actionFollowing, actionMovingPost, addressFor } from '../../src/desk/draft/moved-post.ts';

const draftOf = (values: Record<string, unknown>, published: Record<string, unknown>) => ({
  files: Object.keys(values),
  values,
  published,
});
const post = { title: 'Rest' };
const draft = draftOf(
  { 'posts/rest.yaml': post, 'posts/new-post.yaml': { title: '' } },
  { 'posts/new-post.yaml': null, 'posts/deleted.yaml': post },
);
const typed = (title: string, of = draft, file = 'posts/new-post.yaml') =>
  fileAfter(actionFollowing(of, { file, path: ['title'] }, title).edits ?? [], file);

test('the address of a new post follows its title', () => {
  expect(typed('Stretch well!')).toBe('posts/stretch-well.yaml');
  expect(typed('')).toBe('posts/new-post.yaml');
});

test('it is the address of no other post, of none that was deleted, and of no page', () => {
  expect(addressFor(draft, 'new-post', 'Rest')).toBe('rest-2');
  expect(addressFor(draft, 'new-post', 'Deleted')).toBe('deleted-2');
  expect(addressFor(draft, 'new-post', 'Page')).toBe('page-2');
});

test('a title without Latin letters moves no post, and one in words does', () => {
  expect(typed('योग')).toBe('posts/new-post.yaml');
  expect(
    typed(
      'योग',
      draftOf({ 'posts/yoga.yaml': post }, { 'posts/yoga.yaml': null }),
      'posts/yoga.yaml',
    ),
  ).toBe('posts/yoga.yaml');
  expect(addressFor(draft, 'new-post', 'योग')).toBe('new-post');
  expect(addressFor(draft, 'new-post', 'Index')).toBe('index-2');
});

test('a post that was published keeps its address, also where it has another one in the draft', () => {
  expect(typed('Work', draft, 'posts/rest.yaml')).toBe('posts/rest.yaml');
  const moved = draftOf(
    { 'posts/calm.yaml': { ...post, formerly: ['rest'] } },
    { 'posts/calm.yaml': null, 'posts/rest.yaml': post },
  );
  expect(typed('Work', moved, 'posts/calm.yaml')).toBe('posts/calm.yaml');
  expect(addressFor(moved, 'calm', 'Rest')).toBe('rest');
});

test('links to a new post lead to its new address', () => {
  const text =
    'Read [this](/blog/new-post), /blog/new-post-2 and https://other.example/blog/new-post';
  const { values, published } = draft;
  const linked = draftOf({ ...values, 'pages/home.yaml': { text } }, published);
  const act = actionFollowing(linked, { file: 'posts/new-post.yaml', path: ['title'] }, 'Work');
  expect(valuesWith(linked.values, act.edits!)).toMatchObject({
    'pages/home.yaml': { text: text.replace('/blog/new-post', '/blog/work') },
  });
});

test('a post that moves again is found at all of its addresses that visitors know', () => {
  const redirects = (
    formerly: string[] | string | undefined,
    to: string,
    wasPublished: boolean,
  ) => {
    const value = { title: 'Calm', ...(formerly && { formerly }) };
    const file = 'posts/calm.yaml';
    const draft = draftOf({ [file]: value }, wasPublished ? {} : { [file]: null });
    const { edits } = actionMovingPost(draft, 'calm', to);
    const [moved] = Object.values(valuesWith(draft.values, edits!));
    return (moved as typeof value).formerly;
  };
  expect(redirects(undefined, 'quiet', true)).toEqual(['calm']);
  expect(redirects(['rest'], 'quiet', true)).toEqual(['rest', 'calm']);
  expect(redirects(['rest'], 'quiet', false)).toEqual(['rest']);
  expect(redirects('rest', 'quiet', true)).toEqual(['rest', 'calm']);
  expect(redirects(['rest'], 'rest', false)).toEqual([]);
  expect(redirects(['rest'], 'rest', true)).toEqual(['calm']);
  expect(redirects(['rest', 'peace'], 'rest', false)).toEqual(['peace']);
});
