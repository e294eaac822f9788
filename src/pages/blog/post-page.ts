import { classPath, postPath } from '../../content/page-paths.ts';
import { fill } from '../../content/text/fill.ts';
import { capitalise } from '../../content/text/format.ts';
import { readMarkdown } from '../../content/text/markdown.ts';
import { withoutMarks } from '../../content/text/marks.ts';
import { readingMinutes } from '../../content/text/text-size.ts';
import { nameOfDay, weekdaysInOrder } from '../../content/weekdays.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import { coachLinkOf, type Fact } from '../coaches/coaches.ts';
import type { SiteContent } from '../site-content.ts';
import { breadcrumbsTo, page } from '../page.tsx';
import { timetableOf } from '../schedule/timetable.ts';
import { startInWords } from '../schedule/weeks-in-words.ts';
import { postStructuredData } from '../structured-data.ts';
import { metaOf, tagPath } from './blog-page.ts';
import { descriptionOf, type NamedPost, neighboursOf } from './posts.ts';

/** Returns the props of the page of a post (PostPage.tsx). */
export function postProps(site: SiteContent, post: NamedPost) {
  const words = site.files['pages/blog.yaml'].post;
  const { slug } = post;
  const { previous, next } = neighboursOf(site, post);
  const { html, text } = readMarkdown(post.body);
  return {
    title: post.title,
    excerpt: post.excerpt,
    photo: site.photoOf(post),
    meta: metaOf(site, post),
    readingTime: readingTimeOf(site, text),
    html: site.marked(post, 'body', '') + html,
    buy: {
      to: `/contact?post=${slug}`,
      label: words.buyButton,
      name: fill(words.buyName, { title: post.title }),
    },
    share: {
      title: post.title,
      url: new URL(postPath(slug), site.files['site.yaml'].url).href,
      label: words.share,
      copy: words.copyLink,
      copied: words.linkCopied,
    },
    tags: {
      label: words.tagsLabel,
      items: post.tags.map((name) => ({ name, to: tagPath(name) })),
    },
    allPosts: words.allPosts,
    related: relatedClass(site, post),
    neighbours: [
      ...(previous ? [neighbour(site, previous, words.previous, 'previous' as const)] : []),
      ...(next ? [neighbour(site, next, words.next, 'next' as const)] : []),
    ],
  };
}

/** Returns how long it takes to read a text: "3 min read". */
export const readingTimeOf = (site: SiteContent, text: string) =>
  fill(site.files['pages/blog.yaml'].post.readingTime, { minutes: readingMinutes(text) });

/** Returns the head of the page of a post. */
function postHead(site: SiteContent, post: NamedPost): PageHead {
  const { banner } = site.files['pages/blog.yaml'];
  const path = postPath(post.slug);
  return {
    title: post.title,
    description: descriptionOf(site, post),
    picture: { words: post.title, ...site.photoOf(post) },
    breadcrumbs: breadcrumbsTo(
      site,
      { name: banner.title, path: '/blog' },
      { name: post.title, path },
    ),
    structuredData: (picture) => postStructuredData(site, post, picture),
    kind: 'article',
  };
}

const neighbour = (
  site: SiteContent,
  { slug, title, image, focus }: NamedPost,
  label: string,
  direction: 'previous' | 'next',
) => ({ to: postPath(slug), title, label, direction, photo: site.photoOf({ image, focus }) });

/** Returns the class that has the name of the category or of a tag of the post. */
function relatedClass(site: SiteContent, { category, tags }: NamedPost) {
  const { classes } = site.files['classes.yaml'];
  const names = [category, ...tags].map((name) => withoutMarks(name).toLowerCase());
  const found = names.flatMap((name) =>
    classes.filter((one) => withoutMarks(one.name).toLowerCase() === name),
  )[0];
  if (!found) return undefined;
  const slots = timetableOf(site).liveWeek.filter((slot) => slot.class === found.id);
  const { joinButton, joinName, trainerLabel } = site.files['pages/classes.yaml'];
  const rows: Fact[] = [
    ...weekdaysInOrder(site.place).flatMap((day) => {
      const starts = slots
        .filter((slot) => slot.day === day)
        .map((slot) => startInWords(site, slot));
      return starts.length === 0
        ? []
        : [{ label: capitalise(nameOfDay(day, site.place)), value: starts.join(', ') }];
    }),
    ...coachLinkOf(site, found).map((link) => ({ label: trainerLabel, ...link })),
  ];
  return {
    to: classPath(found.id),
    name: found.name,
    summary: found.summary,
    photo: site.photoIn(found),
    rows,
    join: {
      to: `/contact?class=${found.id}`,
      label: joinButton,
      name: fill(joinName, { class: found.name }),
    },
  };
}

/** The page of a post. */
export const postPage = (site: SiteContent, post: NamedPost) =>
  page({
    path: postPath(post.slug),
    template: () => import('./PostPage.tsx'),
    props: () => postProps(site, post),
    head: () => postHead(site, post),
  });
