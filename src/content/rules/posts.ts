import { postsOf, valueOf, type CheckedFiles } from '../checked-files.ts';
import type { Post } from '../post.ts';
import { isPublished, isShown } from '../shown.ts';
import type { RuleFinding } from './finding.ts';

const fileOf = (slug: string) => `posts/${slug}.yaml`;

/** In each list every post has a place of its own; of two, the one that was written later has to move. */
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
    const message = `Two posts of the list "${list}" have order ${order}: this one and ${earlier}.yaml.`;
    const mend = `Delete the line order: in the one that is new, and it comes first; or write order: ${free}, or another number that no post of this list has.`;
    yield { file: fileOf(slug), path: ['order'], message, mend };
  }
}

/** No two posts have one title: they could not be told apart. */
export function* titlesDiffer(content: CheckedFiles): Generator<RuleFinding> {
  const seen = new Map<string, string>();
  for (const [slug, { title }] of postsOf(content)) {
    const earlier = seen.get(title.toLowerCase());
    if (earlier === undefined) seen.set(title.toLowerCase(), slug);
    else {
      const message = `The post ${earlier}.yaml has the same title.`;
      yield {
        file: fileOf(slug),
        path: ['title'],
        message,
        mend: 'Give the new one of the two another title, or delete it if it is a copy.',
      };
    }
  }
}

/** An old address leads to one post, and is not the address of a living one. */
export function* oldAddressesAreFree(content: CheckedFiles): Generator<RuleFinding> {
  const posts = postsOf(content);
  const claimed = new Map<string, string>();
  for (const [slug, { formerly }] of posts) {
    if (formerly === undefined) continue;
    const file = fileOf(slug);
    if (posts.has(formerly)) {
      yield {
        file,
        path: ['formerly'],
        message: `"${formerly}" is the address of a post that is there.`,
        mend: `Write the old name of this file, or delete the line. If ${formerly}.yaml is the old file, delete that one.`,
      };
    } else if (claimed.has(formerly)) {
      yield {
        file,
        path: ['formerly'],
        message: `"${formerly}" is the old address of ${claimed.get(formerly)}.yaml already.`,
        mend: 'An old address can lead to one post only: delete one of the two lines.',
      };
    }
    claimed.set(formerly, slug);
  }
}

const link = /\[[^\]\n]*\]\(([^)\s]*)[^)]*\)|<(https?:[^>]*)>/g;

/** What was meant to be a link, and would be shown letter by letter. */
const brokenLinks: [pattern: RegExp, message: string][] = [
  [/\[[^\]\n]+\] +\([^)\n]*\)/, 'There is a blank between the two parts of this link.'],
  [/\([^()\n]+\)\[[^\]\n]*\]/, 'The two parts of this link are the wrong way round.'],
  [/\[[^\]\n]+\]\([^)]*$/, 'The bracket ( of this link is never closed.'],
  [/\[\]\([^)\n]*\)/, 'This link has no words that could be pressed.'],
];

/** Links in the text of a post lead somewhere, and pictures are where they belong. `site` is our own address. */
export function* linksInPostsLead(
  content: CheckedFiles,
  addresses: ReadonlySet<string>,
  site: string | undefined,
): Generator<RuleFinding> {
  for (const [slug, post] of postsOf(content)) {
    const place = { file: fileOf(slug), path: ['body'] };
    const broken = brokenLinks.find(([pattern]) => pattern.test(post.body));
    if (broken) {
      const at = broken[0].exec(post.body)![0].split('\n')[0]!;
      yield { ...place, at, message: broken[1], mend: 'Write it as [the words](/schedule)' };
      continue;
    }
    for (const match of post.body.matchAll(link)) {
      const finding = describeLink(match, post, addresses, site);
      if (finding) yield { ...place, ...finding };
    }
  }
}

function describeLink(
  match: RegExpMatchArray,
  { body }: Post,
  addresses: ReadonlySet<string>,
  site: string | undefined,
): Omit<RuleFinding, 'file' | 'path'> | undefined {
  const [whole] = match;
  const target = match[1] ?? match[2] ?? '';
  if (body[match.index! - 1] === '!') {
    return {
      at: whole,
      message: 'A picture cannot stand inside the text of a post.',
      mend: 'Remove it; the picture of the post goes into the line image:',
    };
  }
  if (site !== undefined && target.startsWith(site)) {
    const page = target.slice(site.length) || '/';
    return {
      at: target,
      message: 'This link leads to our own site by its full address.',
      mend: `Write only the page: ${whole.replace(target, page)}`,
    };
  }
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(target)) return undefined;
  if (target.startsWith('/')) {
    const page = target.replace(/(?<=.)[#?].*$/, '').replace(/(?<=.)\/$/, '');
    if (addresses.has(page)) return undefined;
    const meant = nearestAddress(page, addresses);
    const others = [...addresses].filter((one) => one !== meant && isAlmost(page, one));
    return {
      at: target,
      message: `There is no page ${page}.${meant ? ` Did you mean ${meant}?` : ''}`,
      mend: meant
        ? [meant, ...others]
            .map((one, index) => `${index === 0 ? 'Write' : ', or'} ${whole.replace(target, one)}`)
            .join('')
        : 'Write the address of a page of this site, such as /schedule or /contact.',
    };
  }
  if (/^(mailto:[^\s@]+@[^\s@]+\.[a-z]+|tel:\+\d{10,15})$/i.test(target)) return undefined;
  const mend = /^http:/i.test(target)
    ? `Write it with https: ${target.replace(/^http:/i, 'https:')}`
    : 'Write an address of this site that begins with /, such as /schedule, or a full one that begins with https://';
  return {
    at: target || whole,
    message: target === '' ? 'This link leads nowhere.' : `A link may not lead to "${target}".`,
    mend,
  };
}

/** The address with the most letters in common at both ends. */
function nearestAddress(page: string, addresses: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  let most = Math.max(3, Math.floor(page.length * 0.6));
  for (const address of addresses) {
    let start = 0;
    while (start < page.length && page[start] === address[start]) start++;
    let end = 0;
    while (end < page.length - start && page.at(-1 - end) === address.at(-1 - end)) end++;
    if (start + end > most && Math.abs(address.length - page.length) <= 3)
      [best, most] = [address, start + end];
  }
  return best;
}

/** A tag that almost is one of the popular ones was meant to be it. */
export function* tagsAreSpelt(content: CheckedFiles): Generator<RuleFinding> {
  const popular = valueOf(content, 'pages/blog.yaml')?.tags.items;
  if (!popular) return;
  const used = new Map<string, number>();
  for (const { tags } of postsOf(content).values()) {
    for (const tag of tags) used.set(tag, (used.get(tag) ?? 0) + 1);
  }
  const told = new Set<string>();
  for (const [slug, { tags }] of postsOf(content)) {
    for (const [index, tag] of tags.entries()) {
      if (popular.includes(tag)) continue;
      const near = popular.filter((one) => isAlmost(one.toLowerCase(), tag.toLowerCase()));
      const [meant] = near;
      const file = fileOf(slug);
      if (meant !== undefined && !used.has(meant) && used.get(tag)! > 1) {
        // Several posts agree against a tag that none uses: the list of popular tags is what was mistyped.
        const path = ['tags', 'items', popular.indexOf(meant)];
        const message = `No post has the tag "${meant}", but ${used.get(tag)} have "${tag}".`;
        if (!told.has(meant))
          yield { file: 'pages/blog.yaml', path, message, mend: `Write - ${tag}` };
        told.add(meant);
      } else if (meant !== undefined) {
        const message = `There is no tag "${tag}". Did you mean "${meant}"?`;
        const others = near.slice(1).map((one) => `, or - ${one}`);
        // Any word can be a tag; only one in other capitals is certainly the same.
        const own =
          meant.toLowerCase() === tag.toLowerCase()
            ? ''
            : `, or add "${tag}" to the tags of pages/blog.yaml if it is one of its own`;
        const mend = `Write - ${meant}${others.join('')}${own}`;
        yield { file, path: ['tags', index], message, mend };
      }
    }
  }
}

/** The same but for one letter that is added, left out, changed or swapped. */
function isAlmost(a: string, b: string): boolean {
  if (a === b) return true;
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (long.length < 4 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && long[start] === short[start]) start++;
  const swapped =
    long.length === short.length &&
    long[start] === short[start + 1] &&
    long[start + 1] === short[start] &&
    long.slice(start + 2) === short.slice(start + 2);
  return (
    swapped ||
    long.slice(start + 1) === short.slice(long.length === short.length ? start + 1 : start)
  );
}

/** A post dated years ahead is most likely a slip; no post at all is odd. `today` is "2026-11-21". */
export function* postsArePlausible(content: CheckedFiles, today: string): Generator<RuleFinding> {
  const posts = postsOf(content);
  const blog = valueOf(content, 'pages/blog.yaml');
  const nothing = {
    file: 'posts',
    path: [],
    severity: 'note' as const,
    mend: 'Write one, or hide the blog for a while: write shown: false in pages/blog.yaml',
  };
  if (posts.size === 0)
    yield {
      ...nothing,
      message: 'There is no post, so the page Blog has nothing to show.',
      mend: 'Write one: copy a post of an earlier version into the folder content/posts.',
    };
  else if (blog && isShown(blog) && ![...posts.values()].some((post) => isPublished(post, today)))
    yield {
      ...nothing,
      message: 'Every post is a draft or of a later day, so the page Blog has nothing to show.',
    };
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  for (const [slug, { date }] of posts) {
    if (date <= nextYear) continue;
    yield {
      file: fileOf(slug),
      path: ['date'],
      severity: 'note',
      message: `The date ${date} is more than a year ahead.`,
      mend: 'Correct the year if it is a slip.',
    };
  }
}
