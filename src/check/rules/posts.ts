import { unnamedPost } from '../../content/page-paths.ts';
import { type CheckedFiles, postsOf, valueOf } from '../../content/files.ts';
import type { ValueProblem } from '../../content/problem.ts';
import { isPublished, isShown } from '../../content/shown.ts';
import { filterId, shortNameOf } from '../../content/text/format.ts';
import { isAlmost } from '../../content/text/nearest.ts';
import type { Say } from './sentences.ts';

const fileOf = (slug: string) => `posts/${slug}.yaml`;

/** Rule: no two posts have the same position in a list. Of two that do, the newer one is reported. */
export function* ordersAreUnique(content: CheckedFiles): Generator<ValueProblem> {
  const taken = new Map<string, string>();
  const highest = new Map<string, number>();
  const posts = [...postsOf(content)].sort(([, a], [, b]) => a.date.localeCompare(b.date));
  for (const [slug, { list, order }] of posts) {
    if (order === undefined) continue;
    const earlier = taken.get(`${list} ${order}`);
    if (earlier === undefined) {
      taken.set(`${list} ${order}`, slug);
      continue;
    }
    const last =
      highest.get(list) ??
      Math.max(
        ...posts.flatMap(([, post]) =>
          post.list === list && post.order !== undefined ? [post.order] : [],
        ),
      );
    const free = last + 1;
    highest.set(list, free);
    yield {
      file: fileOf(slug),
      path: ['order'],
      message: `Two posts of the list "${list}" have place ${order}: this one and "${earlier}".`,
      remedy: `Leave the place (order) out in the newer one, and it comes first; or write ${free}, or any number that no post in this list has.`,
      atDesk: `Leave the place of the newer one empty, and it comes first; or write ${free}.`,
    };
  }
}

/** Rule: no two posts have the same title, because visitors could not tell them apart. */
export function* postTitlesAreUnique(content: CheckedFiles): Generator<ValueProblem> {
  const seen = new Map<string, string>();
  for (const [slug, { title }] of postsOf(content)) {
    const earlier = seen.get(title.toLowerCase());
    if (earlier === undefined) seen.set(title.toLowerCase(), slug);
    else
      yield {
        file: fileOf(slug),
        path: ['title'],
        message: `The post "${earlier}" has the same title.`,
        remedy: 'Give the newer one another title, or delete it if it is a copy.',
      };
  }
}

/** Rule: a post that visitors see has an address of its own, also if its title has no letters for one. */
export function* postsHavePaths(content: CheckedFiles): Generator<ValueProblem> {
  for (const [slug, { title, draft }] of postsOf(content))
    if (draft !== true && slug.replace(/-\d+$/, '') === unnamedPost && shortNameOf(title) === '')
      yield {
        file: fileOf(slug),
        path: ['title'],
        message: `The address of this post is /blog/${slug}, since its title has no Latin letters.`,
        remedy: 'Give it an address of a few words in Latin letters, such as five-stretches.',
      };
}

/** Rule: an old address leads to one post, and is not the address of an existing one. */
export function* oldPathsAreFree(content: CheckedFiles): Generator<ValueProblem> {
  const posts = postsOf(content);
  const claimed = new Map<string, string>();
  for (const [slug, { formerly: names = [] }] of posts) {
    for (const [index, formerly] of names.entries()) {
      const place = { file: fileOf(slug), path: ['formerly', index] };
      const earlier = claimed.get(formerly);
      if (posts.has(formerly))
        yield {
          ...place,
          message: `"${formerly}" is the address of another post.`,
          remedy:
            'Write an old name of this post, or delete this one. If the other post is an older version of this one, delete that one.',
        };
      else if (earlier !== undefined)
        yield {
          ...place,
          message: `"${formerly}" is already the old address of "${earlier}".`,
          remedy: 'An old address can lead to one post only: delete one of the two.',
        };
      claimed.set(formerly, slug);
    }
  }
}

const writeCertainly = (path: (string | number)[], value: string) => ({
  path,
  remedy: `Write ${value}`,
  edits: [{ path, value }],
});

/** Rule: a tag that is almost a popular tag is spelled like it, because the popular one was probably meant. */
export function* tagsAreSpelledAlike(content: CheckedFiles): Generator<ValueProblem> {
  const popular = valueOf(content, 'pages/blog.yaml')?.tags.items;
  if (!popular) return;
  const used = new Map<string, number>();
  for (const { tags } of postsOf(content).values()) {
    for (const tag of tags) used.set(tag, (used.get(tag) ?? 0) + 1);
  }
  const reported = new Set<string>();
  for (const [slug, { tags }] of postsOf(content)) {
    for (const [index, tag] of tags.entries()) {
      if (popular.includes(tag)) continue;
      const near = popular.filter((one) => isAlmost(one.toLowerCase(), tag.toLowerCase()));
      const [meant] = near;
      const file = fileOf(slug);
      if (meant !== undefined && !used.has(meant) && used.get(tag)! > 1) {
        // If several posts have a tag and none has the similar popular one, the popular one is misspelt.
        if (!reported.has(meant))
          yield {
            file: 'pages/blog.yaml',
            message: `No post has the tag "${meant}", but ${used.get(tag)} have "${tag}".`,
            ...writeCertainly(['tags', 'items', popular.indexOf(meant)], tag),
          };
        reported.add(meant);
      } else if (meant !== undefined) {
        // Any word can be a tag; only a tag that differs in upper and lower case is certainly the same.
        const mayBeNew = meant.toLowerCase() !== tag.toLowerCase();
        const path = ['tags', index];
        const isCertain = !mayBeNew && near.length === 1;
        yield {
          file,
          path,
          message: `There is no tag "${tag}". Did you mean "${meant}"?`,
          remedy: `Write ${near.join(', or ')}${mayBeNew ? `, or add "${tag}" to the popular tags of the blog if it is a new tag` : ''}`,
          edits: isCertain ? [{ path, value: meant }] : undefined,
        };
      }
    }
  }
}

/** Rule: no two categories or tags differ only in capitals or spaces; they would have one address and one list. */
export function* filtersHaveOneSpelling(content: CheckedFiles): Generator<ValueProblem> {
  const blog = valueOf(content, 'pages/blog.yaml');
  const file = 'pages/blog.yaml';
  const popular = blog?.tags.items ?? [];
  const isPopular = (tag: string) => popular.some((one) => filterId(one) === filterId(tag));
  yield* oneSpelling(
    (blog?.categories.items ?? []).map(({ name }, index) => ({
      file,
      path: ['categories', 'items', index, 'name'],
      name,
    })),
  );
  yield* oneSpelling(
    popular.map((name, index) => ({ file, path: ['tags', 'items', index], name })),
  );
  // `tagsAreSpelledAlike` reports tags that are almost a popular one.
  yield* oneSpelling(
    [...postsOf(content)].flatMap(([slug, { tags }]) =>
      tags
        .map((name, index) => ({ file: fileOf(slug), path: ['tags', index], name }))
        .filter(({ name }) => !isPopular(name)),
    ),
  );
}

/** Reports all spellings of one address but the most frequent; of equally frequent ones, the first is right. */
function* oneSpelling(
  names: readonly { file: string; path: (string | number)[]; name: string }[],
): Generator<ValueProblem> {
  const uses = new Map<string, number>();
  for (const { name } of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  const spellings = [...uses.keys()].sort((one, other) => uses.get(other)! - uses.get(one)!);
  for (const { file, path, name } of names) {
    const meant = spellings.find((one) => filterId(one) === filterId(name))!;
    if (meant !== name)
      yield {
        file,
        path,
        message: `"${name}" and "${meant}" would have one address in the blog, and only one of the two would be listed.`,
        remedy: `Write ${meant} here too, or choose another word.`,
        edits: [{ path, value: meant }],
      };
  }
}

/** Rule: no post has a date over a year ahead, and a shown blog has a post to show. `today` is such as "2026-11-21". */
export function* postsArePlausible(
  content: CheckedFiles,
  today: string,
  say: Say,
): Generator<ValueProblem> {
  const posts = postsOf(content);
  const blog = valueOf(content, 'pages/blog.yaml');
  const folder = { file: 'posts', path: [], severity: 'note' } as const;
  if (posts.size === 0)
    yield {
      ...folder,
      message: 'There are no posts, so the Blog page has nothing to show.',
      remedy: 'Write one: copy a post from an earlier version into the folder content/posts.',
      atDesk: 'Write one.',
    };
  else if (blog && isShown(blog) && ![...posts.values()].some((post) => isPublished(post, today)))
    yield {
      ...folder,
      message: 'Every post is a draft or has a future date, so the Blog page has nothing to show.',
      remedy: 'Write one, or hide the blog for a while: write shown: false in pages/blog.yaml',
      atDesk: 'Write one, or hide the blog for a while.',
    };
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  for (const [slug, { date }] of posts) {
    if (date <= nextYear) continue;
    yield {
      file: fileOf(slug),
      path: ['date'],
      severity: 'note',
      message: `${say.date(date)} is more than a year ahead.`,
      remedy: 'Correct the year if it is a typo.',
    };
  }
}
