import { formatDate } from '../../text/format.ts';
import {
  separateWordings,
  sameWording,
  type Voice,
  type Wordings,
} from '../../findings/wording.ts';

/** The file with the line that hides a page, a class or a part of the home page. */
interface HiddenBy {
  file: string;
  /** The part of the home page that is hidden. */
  part?: string;
}

const leadElsewhere = 'Link it to another page, or remove it.';
const leadsNowhere = (why: string, back: string) =>
  [
    `${why}, so this link leads nowhere.`,
    `Remove the link or link it to another page; or ${back}`,
  ] as const;
const hidden = (why: string) =>
  separateWordings<HiddenBy>({
    file: ({ file, part }) =>
      leadsNowhere(
        why,
        `delete the line shown: false in ${file}${part === undefined ? '' : `, ${part}`}`,
      ),
    desk: () => [`${why}, so this link leads nowhere.`, leadElsewhere],
  });
const brokenLink = (message: string) =>
  sameWording(() => [message, `Write it as [the words](${__PLACE__.pages.schedule})`]);
const orAddTag = (tag: string, say: Voice) =>
  `, or add ${say.quoted(tag)} to the tags of ${say.file('pages/blog.yaml')} if it is a new tag`;

/** Messages of the rules about posts, about the links in their texts, and about links to hidden pages. */
export const postAndLinkWordings = {
  'two-posts-in-one-place': separateWordings<{
    list: string;
    order: number;
    other: string;
    free: number;
  }>({
    file: ({ list, order, other, free }) => [
      `Two posts of the list "${list}" have order ${order}: this one and ${other.replace('posts/', '')}.`,
      `Delete the line order: in the newer one, and it comes first; or write order: ${free}, or any number that no post in this list has.`,
    ],
    desk: ({ order, other, free }, say) => [
      `Two posts have place ${order} in this list: this one and ${say.file(other)}.`,
      `Leave it out in the newer one, and it comes first; or write ${free}, or any number that no post in this list has.`,
    ],
  }),
  'two-posts-with-one-title': separateWordings<{ other: string }>({
    file: ({ other }) => [
      `The post ${other.replace('posts/', '')} has the same title.`,
      'Give the newer one another title, or delete it if it is a copy.',
    ],
    desk: () => ['Another post has this title.', 'Give one of the two another title.'],
  }),
  'old-address-is-in-use': separateWordings<{ formerly: string }>({
    file: ({ formerly }) => [
      `"${formerly}" is the address of another post.`,
      `Write an old name of this file, or delete this one. If ${formerly}.yaml is the old file, delete that one.`,
    ],
    desk: ({ formerly }) => [
      `“${formerly}” is the address of another post.`,
      'Write an old name of this post, or leave this one out. If the other post is an older version of this one, delete it.',
    ],
  }),
  'old-address-twice': separateWordings<{ formerly: string; other: string }>({
    file: ({ formerly, other }) => [
      `"${formerly}" is already the old address of ${other.replace('posts/', '')}.`,
      'An old address can lead to one post only: delete one of the two.',
    ],
    desk: ({ formerly, other }, say) => [
      `“${formerly}” is already the old address of ${say.file(other)}.`,
      'An old address can lead to one post only: leave it out in one of the two.',
    ],
  }),
  'post-over-a-year-ahead': sameWording<{ date: string }>(({ date }, say) => [
    `The date ${say.date(date)} is more than a year ahead.`,
    'Correct the year if it is a typo.',
  ]),
  'no-post': sameWording(() => [
    'There are no posts, so the Blog page has nothing to show.',
    'Write one: copy a post from an earlier version into the folder content/posts.',
  ]),
  'no-post-to-show': sameWording(() => [
    'Every post is a draft or has a future date, so the Blog page has nothing to show.',
    'Write one, or hide the blog for a while: write shown: false in pages/blog.yaml',
  ]),
  'popular-tag-unused': sameWording<{ popular: string; tag: string; posts: number }>(
    ({ popular, tag, posts }, say, meant) => [
      `No post has the tag ${say.quoted(popular)}, but ${posts} have ${say.quoted(tag)}.`,
      say.toType(meant),
    ],
  ),
  'unknown-tag': sameWording<{
    tag: string;
    others: readonly string[];
    mayBeNew: boolean;
    meant: string;
  }>(({ tag, others, mayBeNew, meant }, say) => [
    `There is no tag ${say.quoted(tag)}. Did you mean ${say.quoted(meant)}?`,
    `Write ${[meant, ...others].map((one) => say.typed(one)).join(', or ')}${mayBeNew ? orAddTag(tag, say) : ''}`,
  ]),
  'two-spellings-of-one-address': sameWording<{ name: string; meant: string }>(
    ({ name, meant }, say) => [
      `${say.quoted(name)} and ${say.quoted(meant)} would have one address in the blog, and only one of the two would be listed.`,
      `Write ${say.typed(meant)} here too, or choose another word.`,
    ],
  ),

  // Links in the text of a post.
  'link-with-a-space': brokenLink('There is a space between the two parts of this link.'),
  'link-turned-round': brokenLink('The two parts of this link are the wrong way round.'),
  'link-not-closed': brokenLink('The bracket ( of this link is never closed.'),
  'link-not-read': brokenLink('The page would show the brackets of this link.'),
  'link-for-no-words': sameWording<{ address: string }>(({ address }, say) => [
    `No words of the text are linked to ${say.quoted(address)}, and the page shows nothing of this line.`,
    `Delete the line, or write the link as [the words](${address})`,
  ]),
  'link-without-words': brokenLink('This link has no text to press.'),
  'picture-within-text': separateWordings({
    file: () => [
      'A picture cannot be inside the text of a post.',
      'Remove it; the picture of the post goes into the line image:',
    ],
    desk: (_, say) => [
      'A picture cannot be inside the text of a post.',
      `Remove it; the picture of the post goes into ${say.field('image')}`,
    ],
  }),
  'link-to-own-site-in-full': sameWording<{ link: string }>(({ link }) => [
    'This link uses the full address of our own site.',
    `Write only the page: ${link}`,
  ]),
  'link-to-no-page': separateWordings<{
    page: string;
    nearest?: string | undefined;
    links: readonly string[];
  }>({
    file: ({ page, nearest, links }) => [
      `There is no page ${page}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
      links.length > 0
        ? `Write ${links.join(', or ')}`
        : `Write the address of a page of this site, such as ${__PLACE__.pages.schedule} or ${__PLACE__.pages.contact}.`,
    ],
    desk: ({ page, links }) => [
      `There is no page “${page}”.`,
      links.length > 0 ? `Write ${links.join(', or ')}` : 'Link it to another page.',
    ],
  }),
  'link-nowhere': sameWording(() => [
    'This link leads nowhere.',
    `Write an address of this site that begins with /, such as ${__PLACE__.pages.schedule}, or a full one that begins with https://`,
  ]),
  'link-without-https': sameWording<{ target: string; secure: string }>(
    ({ target, secure }, say) => [
      `A link may not lead to ${say.quoted(target)}.`,
      `Write it with https: ${secure}`,
    ],
  ),
  'link-of-another-kind': sameWording<{ target: string }>(({ target }, say) => [
    `A link may not lead to ${say.quoted(target)}.`,
    `Write an address of this site that begins with /, such as ${__PLACE__.pages.schedule}, or a full one that begins with https://`,
  ]),

  // Links to hidden pages.
  'link-to-hidden-blog': hidden('The blog is hidden'),
  'link-to-hidden-gallery': hidden('The gallery is hidden'),
  'link-to-hidden-accounts': hidden('The page for accounts is hidden'),
  'link-to-hidden-part': hidden('This part of the home page is hidden'),
  'link-to-hidden-class': hidden('This class is hidden'),
  'link-to-hidden-trial': separateWordings<HiddenBy>({
    file: ({ file }) =>
      leadsNowhere('No first class is offered', `write offer: free or offer: paid in ${file}`),
    desk: () => ['No first class is offered, so this link leads nowhere.', leadElsewhere],
  }),
  'link-to-draft': separateWordings<{ title: string; file: string }>({
    file: ({ title, file }) =>
      leadsNowhere(`The post "${title}" is a draft`, `delete the line draft: true in ${file}`),
    desk: ({ title }) => [
      `The post “${title}” is a draft, so this link leads nowhere.`,
      leadElsewhere,
    ],
  }),
  'link-to-later-post': sameWording<{ title: string; date: string; file: string }>(
    ({ title, date, file }, say) =>
      leadsNowhere(
        `The post ${say.quoted(title)} does not appear before ${formatDate(date)}`,
        `wait until then, or write an earlier date in ${say.file(file)}`,
      ),
  ),
} satisfies Wordings;
