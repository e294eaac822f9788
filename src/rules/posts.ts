import { isAlmost } from '../text/almost.ts';
import { postsOf, valueOf, type CheckedFiles } from '../content/checked-files.ts';
import { filterId } from '../content/filter-id.ts';
import { isPublished, isShown } from '../content/shown.ts';
import type { RuleFinding } from './finding.ts';

const fileOf = (slug: string) => `posts/${slug}.yaml`;

/** No two posts have the same position in a list. Of two that do, the newer one is reported. */
export function* ordersAreUnique(content: CheckedFiles): Generator<RuleFinding> {
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
      code: 'two-posts-in-one-place',
      data: { list, order, other: fileOf(earlier), free },
    };
  }
}

/** No two posts have the same title: visitors could not tell them apart. */
export function* postTitlesAreUnique(content: CheckedFiles): Generator<RuleFinding> {
  const seen = new Map<string, string>();
  for (const [slug, { title }] of postsOf(content)) {
    const earlier = seen.get(title.toLowerCase());
    if (earlier === undefined) seen.set(title.toLowerCase(), slug);
    else
      yield {
        file: fileOf(slug),
        path: ['title'],
        code: 'two-posts-with-one-title',
        data: { other: fileOf(earlier) },
      };
  }
}

/** An old address leads to one post, and is not the address of an existing one. */
export function* oldAddressesAreFree(content: CheckedFiles): Generator<RuleFinding> {
  const posts = postsOf(content);
  const claimed = new Map<string, string>();
  for (const [slug, { formerly: names = [] }] of posts) {
    for (const [index, formerly] of names.entries()) {
      const place = { file: fileOf(slug), path: ['formerly', index] };
      const earlier = claimed.get(formerly);
      if (posts.has(formerly))
        yield { ...place, code: 'old-address-is-in-use', data: { formerly } };
      else if (earlier !== undefined)
        yield { ...place, code: 'old-address-twice', data: { formerly, other: fileOf(earlier) } };
      claimed.set(formerly, slug);
    }
  }
}

const certain = (value: string) => ({ values: [value], isCertain: true });

/** A tag that is almost a popular one was probably meant to be that one. */
export function* tagsAreSpelledAlike(content: CheckedFiles): Generator<RuleFinding> {
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
        // If several posts have a tag and none has the similar popular one, the list of popular tags is wrong.
        if (!reported.has(meant))
          yield {
            file: 'pages/blog.yaml',
            path: ['tags', 'items', popular.indexOf(meant)],
            code: 'popular-tag-unused',
            data: { popular: meant, tag, posts: used.get(tag)! },
            meant: certain(tag),
          };
        reported.add(meant);
      } else if (meant !== undefined) {
        const others = near.slice(1);
        // Any word can be a tag; only one that differs in case is certainly the same.
        const mayBeNew = meant.toLowerCase() !== tag.toLowerCase();
        yield {
          file,
          path: ['tags', index],
          code: 'unknown-tag',
          data: { tag, meant, others, mayBeNew },
          meant: { values: near, isCertain: !mayBeNew && others.length === 0 },
        };
      }
    }
  }
}

/** Categories and tags that differ in capitals or spaces alone have one address, and only one of them would be listed. */
export function* filtersHaveOneSpelling(content: CheckedFiles): Generator<RuleFinding> {
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
  // Those that are almost a popular one are told so by `tagsAreSpelledAlike`.
  yield* oneSpelling(
    [...postsOf(content)].flatMap(([slug, { tags }]) =>
      tags
        .map((name, index) => ({ file: fileOf(slug), path: ['tags', index], name }))
        .filter(({ name }) => !isPopular(name)),
    ),
  );
}

/** Of several spellings with one address the most frequent counts, of equally frequent ones the first. */
function* oneSpelling(
  names: readonly { file: string; path: (string | number)[]; name: string }[],
): Generator<RuleFinding> {
  const uses = new Map<string, number>();
  for (const { name } of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  const spellings = [...uses.keys()].sort((one, other) => uses.get(other)! - uses.get(one)!);
  for (const { file, path, name } of names) {
    const meant = spellings.find((one) => filterId(one) === filterId(name))!;
    if (meant !== name)
      yield {
        file,
        path,
        code: 'two-spellings-of-one-address',
        data: { name, meant },
        meant: certain(meant),
      };
  }
}

/** A date over a year ahead is probably a mistake; a blog without a post to show is odd. `today` is "2026-11-21". */
export function* postsArePlausible(content: CheckedFiles, today: string): Generator<RuleFinding> {
  const posts = postsOf(content);
  const blog = valueOf(content, 'pages/blog.yaml');
  const folder = { file: 'posts', path: [], severity: 'note' } as const;
  if (posts.size === 0) yield { ...folder, code: 'no-post' };
  else if (blog && isShown(blog) && ![...posts.values()].some((post) => isPublished(post, today)))
    yield { ...folder, code: 'no-post-to-show' };
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  for (const [slug, { date }] of posts) {
    if (date <= nextYear) continue;
    yield {
      file: fileOf(slug),
      path: ['date'],
      severity: 'note',
      code: 'post-over-a-year-ahead',
      data: { date },
    };
  }
}
