import { classAddress, postAddress } from '../../content/addresses.ts';
import { fill } from '../../content/text/fill.ts';
import { capitalise } from '../../content/text/format.ts';
import { readMarkdown } from '../../content/text/markdown.ts';
import { readingMinutes } from '../../content/text/text-size.ts';
import { nameOfDay, weekdaysInOrder } from '../../content/weekdays.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import { coachLinkOf, type Fact } from '../coaches/coaches.ts';
import { content, photographOf, photoOf } from '../content.ts';
import { breadcrumbsTo } from '../page.tsx';
import { liveWeek } from '../schedule/timetable.ts';
import { startInWords } from '../schedule/weeks-in-words.ts';
import { postStructuredData } from '../structured-data.ts';
import { metaOf, tagAddress } from './blog-page.ts';
import { descriptionOf, type NamedPost, neighboursOf } from './posts.ts';

const { banner, post: words } = content['pages/blog.yaml'];
const site = content['site.yaml'];

/** Returns the props of the page of a post (PostPage.tsx). */
export function postProps(post: NamedPost) {
  const { slug } = post;
  const { previous, next } = neighboursOf(slug);
  const { html, text } = readMarkdown(post.body);
  return {
    title: post.title,
    excerpt: post.excerpt,
    photo: photoOf(post),
    meta: metaOf(post),
    readingTime: readingTimeOf(text),
    html,
    buy: {
      to: `/contact?post=${slug}`,
      label: words.buyButton,
      name: fill(words.buyName, { title: post.title }),
    },
    share: {
      title: post.title,
      url: new URL(postAddress(slug), site.url).href,
      label: words.share,
      copy: words.copyLink,
      copied: words.linkCopied,
    },
    tags: {
      label: words.tagsLabel,
      items: post.tags.map((name) => ({ name, to: tagAddress(name) })),
    },
    allPosts: words.allPosts,
    related: relatedClass(post),
    neighbours: [
      ...(previous ? [neighbour(previous, words.previous, 'previous' as const)] : []),
      ...(next ? [neighbour(next, words.next, 'next' as const)] : []),
    ],
  };
}

/** Returns how long it takes to read a text: "3 min read". */
export const readingTimeOf = (text: string) =>
  fill(words.readingTime, { minutes: readingMinutes(text) });

/** Returns the head of the page of a post. */
export function postHead(post: NamedPost): PageHead {
  const address = postAddress(post.slug);
  return {
    title: post.title,
    description: descriptionOf(post),
    picture: { words: post.title, ...photoOf(post) },
    breadcrumbs: breadcrumbsTo(
      { name: banner.title, address: '/blog' },
      { name: post.title, address },
    ),
    structuredData: (picture) => postStructuredData(post, picture),
    kind: 'article',
  };
}

const neighbour = (
  { slug, title, image, focus }: NamedPost,
  label: string,
  direction: 'previous' | 'next',
) => ({ to: postAddress(slug), title, label, direction, photo: photoOf({ image, focus }) });

/** Returns the class that has the name of the category or of a tag of the post. */
function relatedClass({ category, tags }: NamedPost) {
  const { classes } = content['classes.yaml'];
  const names = [category, ...tags].map((name) => name.toLowerCase());
  const found = names.flatMap((name) =>
    classes.filter((one) => one.name.toLowerCase() === name),
  )[0];
  if (!found) return undefined;
  const slots = liveWeek.filter((slot) => slot.class === found.id);
  const { joinButton, joinName, trainerLabel } = content['pages/classes.yaml'];
  const rows: Fact[] = [
    ...weekdaysInOrder().flatMap((day) => {
      const starts = slots.filter((slot) => slot.day === day).map(startInWords);
      return starts.length === 0
        ? []
        : [{ label: capitalise(nameOfDay(day)), value: starts.join(', ') }];
    }),
    ...coachLinkOf(found).map((link) => ({ label: trainerLabel, ...link })),
  ];
  return {
    to: classAddress(found.id),
    name: found.name,
    summary: found.summary,
    photo:
      found.image === undefined || found.focus === undefined
        ? undefined
        : { photograph: photographOf(found.image), focus: found.focus, alt: found.alt },
    rows,
    join: {
      to: `/contact?class=${found.id}`,
      label: joinButton,
      name: fill(joinName, { class: found.name }),
    },
  };
}
