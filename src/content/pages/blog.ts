import { placeholder, shownFlag } from '../fields/choices.ts';
import { date, daysInOrder } from '../fields/dates.ts';
import { group, list } from '../fields/groups.ts';
import { declaresName } from '../fields/ids.ts';
import { whole } from '../fields/numbers.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, button, readOut, seo, topOfPage } from '../page-fields.ts';

/** The placeholders of sentences about the pages of the list, and about what a search found. */
const pages = { page: 'required', pages: 'optional' } as const;
const found = { count: 'optional', total: 'optional', query: 'optional' } as const;

/**
 * Schema of content/pages/blog.yaml: the list of the blog, its search, the lists beside it, the words around a post.
 */
export const blogPage = group({
  shown: shownFlag,
  seo: seo(),
  laterPagesSeo: seo({ page: 'optional', pages: 'optional' }).meta({
    title: 'In search results, from the second page on',
  }),
  banner: group({
    ...banner,
    lead: sentence().meta({ title: 'Sentence under the title' }),
  }).meta(topOfPage),
  perPage: whole(1, 60, 'a whole number of posts').meta({ title: 'Posts on one page' }),
  post: group({
    author: text(40).meta({ title: 'Who wrote it' }),
    readingTime: sentence({ minutes: 'required' }).meta({ title: 'How long it takes to read' }),
    buyButton: text(40).meta({
      title: 'Button that asks about the post',
      description: 'It leads to the contact page.',
    }),
    buyName: sentence({ title: 'required' }).meta({
      title: 'Button that asks about the post, for screen readers',
      description: readOut,
    }),
    readButton: text(40).meta({ title: 'Link to the post', description: 'In the list.' }),
    draft: text(80).meta({ title: 'Beside a draft', description: 'No visitor sees it.' }),
    later: sentence({ date: 'required' }).meta({
      title: 'Beside a post with a future date',
      description: 'No visitor sees it.',
    }),
    readName: sentence({ title: 'required' }).meta({
      title: 'Link to the post, for screen readers',
      description: 'For screen readers only. It begins with the words of the link.',
    }),
    allPosts: text(40).meta({ title: 'Link to all posts' }),
    tagsLabel: text(40).meta({
      title: 'Name of the tags',
      description: 'For screen readers only.',
    }),
    next: text(40).meta({ title: 'Above the next post' }),
    previous: text(40).meta({ title: 'Above the previous post' }),
    share: text(40).meta({ title: 'Button that shares' }),
    copyLink: text(40).meta({ title: 'Button that copies the link' }),
    linkCopied: text(40).meta({ title: 'After the link is copied' }),
  }).meta({ title: 'Around each post' }),
  pager: group({
    label: text(40).meta({ title: 'Name of the row', description: 'For screen readers only.' }),
    page: sentence(pages).meta({ title: 'Number of a page, for screen readers' }),
    current: sentence(pages).meta({ title: 'Number of the current page, for screen readers' }),
    next: text(40).meta({ title: 'Link to the next page' }),
    previous: text(40).meta({ title: 'Link to the previous page' }),
  }).meta({ title: 'Row of page numbers' }),
  search: group({
    label: text(60).meta({ title: 'Name of the search', description: 'For screen readers only.' }),
    hint: text(40).meta({ title: 'While nothing is typed' }),
    button: text(40).meta({ title: 'Name of the button', description: 'For screen readers only.' }),
    found: sentence({ ...found, count: 'required' }).meta({ title: 'Several posts are found' }),
    foundOne: sentence(found).meta({ title: 'One post is found' }),
    none: sentence({ query: 'optional' }).meta({ title: 'No post is found' }),
    meant: sentence({
      typed: 'required',
      query: 'required',
      count: 'optional',
      total: 'optional',
    }).meta({
      title: 'No post is found, except for a similar word',
    }),
    inCategory: sentence({ category: 'required' }).meta({ title: 'Above the posts of a category' }),
    withTag: sentence({ tag: 'required' }).meta({ title: 'Above the posts with a tag' }),
    emptyCategory: sentence({ category: 'optional' }).meta({ title: 'Category without posts' }),
    emptyTag: sentence({ tag: 'optional' }).meta({ title: 'Tag without posts' }),
    places: text(60).meta({
      title: 'Name of the other results',
      description: 'For screen readers only: classes, coaches, questions and pages.',
    }),
    kinds: group({
      class: text(20).meta({ title: 'Beside a class' }),
      coach: text(20).meta({ title: 'Beside a coach' }),
      question: text(20).meta({ title: 'Beside a question' }),
      page: text(20).meta({ title: 'Beside a page' }),
    }).meta({ title: 'Other results' }),
    clear: text(40).meta({ title: 'Button that shows all posts' }),
    withoutScript: sentence().meta({ title: 'In a browser that cannot search' }).optional(),
  }),
  sidebarLabel: text().meta({
    title: 'Name of the column beside the posts',
    description: 'For screen readers only.',
  }),
  categories: group({
    title: text(40),
    items: list(
      group({
        name: declaresName('category'),
        count: whole(0, 100_000)
          .meta({
            title: 'Number of posts',
            description: 'A fixed figure; without it the posts are counted.',
          })
          .optional(),
      }).meta({ title: 'Category' }),
      { most: 40 },
    ).meta({ title: 'List of categories' }),
  }),
  recentTitle: text(40).meta({ title: 'Above the recent posts' }),
  tags: group({
    title: text(40),
    items: list(text(30).meta({ title: 'Tag' }), { most: 40 }).meta({ title: 'List of tags' }),
  }),
  discount: group({
    headline: text(40),
    terms: sentence().meta({ title: 'What it applies to' }),
    from: date.meta({ title: 'First day' }).optional(),
    until: date
      .meta({ title: 'Last day', description: 'After it the offer disappears by itself.' })
      .optional(),
    button,
    placeholder,
  })
    .superRefine(daysInOrder('when the offer begins'))
    .meta({ title: 'Offer beside the posts' }),
  feed: group({ title: sentence(), description: sentence() }).meta({
    title: 'In feed readers',
    description: 'For people who follow the blog in another app.',
  }),
});
