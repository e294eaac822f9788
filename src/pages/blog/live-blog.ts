import type { BlogPageContent } from '../../content/pages/blog.ts';
import { fill } from '../../text/fill.ts';
import { plainSource, sourceSet } from '../../rendering/photographs.ts';
import { fold } from '../../search/fold.ts';
import type { IndexedPost } from '../../search/indexed-post.ts';
import type { FoundPosts } from '../../search/search-parts.ts';
import { searchPlaces, type FoundPlace, type Place } from './search-places.ts';
import { hitOf, correctedQuery, searchPosts, type Hit, type Marked } from './search-posts.ts';
import { searchUrl } from './search-url.ts';

interface Filter {
  id: string;
  name: string;
}

export interface LiveBlogProps {
  words: BlogPageContent['search'];
  post: Pick<BlogPageContent['post'], 'buyName' | 'readName'>;
  total: number;
  /** What is found besides posts. */
  places: readonly Place[];
  categories: readonly Filter[];
  tags: readonly Filter[];
  /** The index of the posts; a large one is loaded in parts instead. */
  posts?: readonly IndexedPost[];
}

/** The filter of the list. Unknown categories and tags are ignored. */
interface Question {
  query: string;
  category?: Filter | undefined;
  tag?: Filter | undefined;
}

const find = <Kind extends HTMLElement>(box: ParentNode, part: string) =>
  box.querySelector<Kind>(`[data-part=${part}]`)!;

/** Filters the posts by search, category or tag, as the visitor types or clicks. */
export function liveBlog(box: HTMLElement, props: LiveBlogProps) {
  const input = box.querySelector<HTMLInputElement>('input[type=search]')!;
  const status = find(box, 'status');
  const show = showing(box, props);
  const address = searchUrl();
  const follow = () => {
    const question = questionOf(props);
    address.leave();
    input.value = question.query;
    return show(question);
  };
  const search = () => {
    const query = input.value.trim();
    address.type(query);
    return show({ query });
  };
  const reveal = () => {
    status.scrollIntoView({ block: 'start' });
    (status.querySelector('h2') ?? input).focus({ preventScroll: true });
  };
  input.addEventListener('input', () => void search());
  input.addEventListener('change', () => address.finish());
  box.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    void search().then(reveal);
    address.finish();
  });
  box.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-filter]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    void follow().then(reveal);
  });
  addEventListener('popstate', () => void follow());
  // A query typed before hydration is used, unless the URL has one.
  return input.value === '' || location.search !== '' ? follow() : search();
}

/** Reads the question from the URL. */
function questionOf({ categories, tags }: LiveBlogProps): Question {
  const params = new URLSearchParams(location.search);
  const named = (filters: readonly Filter[], name: string) =>
    filters.find(({ id }) => id === params.get(name));
  return {
    query: (params.get('q') ?? '').trim(),
    category: named(categories, 'category'),
    tag: named(tags, 'tag'),
  };
}

/** Replaces the list with the results, or restores it when the query is empty. */
function showing(box: HTMLElement, props: LiveBlogProps) {
  const list = find(box, 'list');
  const results = find(box, 'results');
  const status = find(box, 'status');
  const places = find(box, 'places');
  let lastTurn = 0;
  return async (question: Question) => {
    const turn = ++lastTurn;
    markChosen(box, question);
    if (question.query === '' && !question.category && !question.tag) {
      status.replaceChildren();
      results.replaceChildren();
      places.hidden = true;
      list.hidden = false;
      return;
    }
    // A part of the index that failed to load is requested again at the next key press.
    delete box.dataset['failed'];
    const answer = await answerTo(props, question).catch(() => undefined);
    // The visitor has typed on, and a newer search has begun.
    if (turn !== lastTurn) return;
    if (!answer) {
      box.dataset['failed'] = '';
      return;
    }
    const { found, meant } = answer;
    const line = find<HTMLTemplateElement>(box, 'line').content.cloneNode(true) as DocumentFragment;
    line.querySelector('h2')!.textContent = sentenceOf(props, question, found.count, meant);
    status.replaceChildren(line);
    const others = searchPlaces(props.places, meant ?? question.query);
    places.replaceChildren(...others.map((one) => placeMarkup(box, one)));
    places.hidden = others.length === 0;
    const markup = (hit: Hit) => hitMarkup(box, props, hit);
    results.replaceChildren(...found.hits.map(markup));
    list.hidden = found.count > 0;
    found.follow?.(results, markup);
  };
}

/** Marks the link to the filter that is shown. */
function markChosen(box: HTMLElement, { query }: Question) {
  for (const link of box.querySelectorAll<HTMLAnchorElement>('aside a[data-filter]')) {
    const chosen = query === '' && link.href === location.href;
    link.toggleAttribute('aria-current', chosen);
    if (chosen) link.ariaCurrent = 'true';
  }
}

const searchFor = (posts: LiveBlogProps['posts'], question: Question) =>
  posts ? foundIn(posts, question) : foundInParts(question);

/** Returns the results; if there are none, those of the closest spelling. */
async function answerTo({ posts }: LiveBlogProps, question: Question) {
  const found = await searchFor(posts, question);
  if (found.count > 0 || question.query === '') return { found };
  const query = posts
    ? correctedQuery(posts, question.query)
    : await correctedInParts(question.query);
  if (query === undefined) return { found };
  const other = await searchFor(posts, { ...question, query });
  return other.count > 0 ? { found: other, meant: query } : { found };
}

async function correctedInParts(query: string): Promise<string | undefined> {
  const { correctedQueryInParts } = await import('../../search/search-parts.ts');
  return correctedQueryInParts(fold(query));
}

async function foundInParts(question: Question): Promise<FoundPosts<Hit>> {
  const { searchParts } = await import('../../search/search-parts.ts');
  return searchParts({ ...question, query: fold(question.query) }, hitOf);
}

function foundIn(
  posts: readonly IndexedPost[],
  { query, category, tag }: Question,
): FoundPosts<Hit> {
  const fitting = posts.filter(
    (post) =>
      (!category || post.category === category.name) && (!tag || post.tags.includes(tag.name)),
  );
  const hits = query === '' ? fitting.map((post) => hitOf(post)) : searchPosts(fitting, query);
  return { count: hits.length, hits };
}

function sentenceOf(
  { words, total }: LiveBlogProps,
  { query, category, tag }: Question,
  count: number,
  meant: string | undefined,
): string {
  if (query === '' && category)
    return fill(count === 0 ? words.emptyCategory : words.inCategory, { category: category.name });
  if (query === '' && tag)
    return fill(count === 0 ? words.emptyTag : words.withTag, { tag: tag.name });
  if (count === 0) return fill(words.none, { query });
  if (meant !== undefined) return fill(words.meant, { typed: query, query: meant, count, total });
  return fill(count === 1 ? words.foundOne : words.found, { count, total, query });
}

function placeMarkup(box: HTMLElement, { place, name }: FoundPlace): DocumentFragment {
  const { content } = find<HTMLTemplateElement>(box, 'place');
  const element = content.cloneNode(true) as DocumentFragment;
  const link = find<HTMLAnchorElement>(element, 'place-name');
  link.href = place.to;
  link.replaceChildren(...markup(name));
  find(element, 'place-kind').textContent = place.kind;
  find(element, 'place-text').textContent = place.text;
  return element;
}

/** Renders a hit from the template in the page. Text is inserted as text, never as markup. */
function hitMarkup(box: HTMLElement, { post: words }: LiveBlogProps, hit: Hit): DocumentFragment {
  const { post } = hit;
  const element = find<HTMLTemplateElement>(box, 'hit').content.cloneNode(true) as DocumentFragment;
  find(element, 'title').append(...markup(hit.title));
  find(element, 'passage').append(...markup(hit.passage));
  find(element, 'category').textContent = post.category;
  const date = document.createElement('time');
  date.dateTime = post.day;
  date.textContent = post.date;
  find(element, 'date').append(date);
  const buy = element.querySelector<HTMLAnchorElement>('a[href="/contact"]')!;
  buy.href = `/contact?post=${post.slug}`;
  buy.ariaLabel = fill(words.buyName, { title: post.title });
  const read = find<HTMLAnchorElement>(element, 'read');
  read.href = `/blog/${post.slug}`;
  read.ariaLabel = fill(words.readName, { title: post.title });
  find(element, 'photo').append(picture(post));
  return element;
}

const markup = (pieces: Marked) =>
  pieces.map(({ text, found }) => {
    if (!found) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });

function picture({ photo, focus }: IndexedPost): HTMLPictureElement {
  const sizes = '(min-width: 48rem) 20vw, 6rem';
  const element = document.createElement('picture');
  const source = document.createElement('source');
  Object.assign(source, { type: 'image/avif', srcset: sourceSet(photo), sizes });
  element.append(source);
  const image = document.createElement('img');
  image.className = `${focus} photo-${photo.colour}`;
  Object.assign(image, { alt: '', loading: 'lazy', width: photo.width, height: photo.height });
  image.src = plainSource(photo);
  element.append(image);
  return element;
}
