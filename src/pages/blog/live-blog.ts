import { plainSource, sourceSet } from '../../content/photographs.ts';
import { fill } from '../../content/text/fill.ts';
import { failedMark } from '../../design/runtime/data-attributes.ts';
import { sayWaiting } from '../../design/runtime/say-waiting.ts';
import { copyOf, partsIn, type PartsIn } from '../../design/runtime/parts.ts';
import type { blogParts, hitParts, lineParts, placeParts } from './blog-parts.ts';
import type { blogProps } from './blog-page.ts';
import type { IndexedPost } from './search-index.ts';
import {
  correctedQuery,
  type FoundPlace,
  type Hit,
  hitOf,
  type Marked,
  searchPlaces,
  searchPosts,
} from './search-posts.ts';

type LiveBlogProps = ReturnType<typeof blogProps>['live'];
/** A category or tag by which posts are filtered. */
type Filter = LiveBlogProps['tags'][number];

/** The query, the category or the tag for which a visitor asks. */
interface Search {
  query: string;
  category?: Filter | undefined;
  tag?: Filter | undefined;
}

type Parts = PartsIn<typeof blogParts>;

/** The search of the blog: filters the posts by query, category or tag while the visitor types and clicks. */
export function liveBlog(box: HTMLElement, props: LiveBlogProps) {
  const parts = partsIn<typeof blogParts>(box);
  const [input, status] = [parts.find('query'), parts.find('status')];
  const show = resultsOf(box, parts, props);
  const url = searchUrl();
  const showAskedInAddress = () => {
    const asked = searchOfAddress(props);
    url.discard();
    input.value = asked.query;
    return show(asked);
  };
  const showTyped = () => {
    const query = input.value.trim();
    url.write(query);
    return show({ query });
  };
  const reveal = () => {
    status.scrollIntoView({ block: 'start' });
    (partsIn<typeof lineParts>(status).maybe('sentence') ?? input).focus({ preventScroll: true });
  };
  input.addEventListener('input', () => void showTyped());
  input.addEventListener('change', () => url.commit());
  parts.find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    void showTyped().then(reveal);
    url.commit();
  });
  box.addEventListener('click', (event) => {
    const link = parts.all('filter').find((one) => one.contains(event.target as Node));
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    void showAskedInAddress().then(reveal);
  });
  addEventListener('popstate', () => void showAskedInAddress());
  // A query that was typed before the script had loaded is used, unless the URL has a query.
  return input.value === '' || location.search !== '' ? showAskedInAddress() : showTyped();
}

/** Reads the search from the URL; unknown categories and tags are ignored. */
function searchOfAddress({ categories, tags }: LiveBlogProps): Search {
  const params = new URLSearchParams(location.search);
  const named = (filters: readonly Filter[], name: string) =>
    filters.find(({ id }) => id === params.get(name));
  return {
    query: (params.get('q') ?? '').trim(),
    category: named(categories, 'category'),
    tag: named(tags, 'tag'),
  };
}

/** Returns a function that shows the results of a search in place of the list, or the list if the search is empty. */
function resultsOf(box: HTMLElement, parts: Parts, props: LiveBlogProps) {
  const { find } = parts;
  const [list, results, status, places] = [
    find('list'),
    find('results'),
    find('status'),
    find('places'),
  ];
  let lastRequest = 0;
  return async (search: Search) => {
    const request = ++lastRequest;
    markCurrentFilter(parts, search);
    if (search.query === '' && !search.category && !search.tag) {
      status.replaceChildren();
      results.replaceChildren();
      places.hidden = true;
      list.hidden = false;
      return;
    }
    // If the index failed to load, the next key press requests it again.
    delete box.dataset[failedMark];
    sayWaiting();
    const answer = await resultsFor(props, search).catch(() => undefined);
    // If the visitor has typed on, a newer search has begun.
    if (request !== lastRequest) return;
    if (!answer) {
      box.dataset[failedMark] = '';
      sayWaiting();
      return;
    }
    const { hits, corrected } = answer;
    const line = copyOf(find('line'));
    partsIn<typeof lineParts>(line).find('sentence').textContent = sentenceOf(
      props,
      search,
      hits.length,
      corrected,
    );
    status.replaceChildren(line);
    const foundPlaces = searchPlaces(props.places, corrected ?? search.query);
    places.replaceChildren(...foundPlaces.map((one) => placeMarkup(parts, one)));
    places.hidden = foundPlaces.length === 0;
    results.replaceChildren();
    appendHits(results, hits, (hit) => hitMarkup(parts, props, hit));
    list.hidden = hits.length > 0;
  };
}

/** Marks the link to the filter whose posts are shown. */
function markCurrentFilter({ all }: Parts, { query }: Search) {
  for (const link of all('filter')) {
    const isCurrent = query === '' && link.href === location.href;
    link.toggleAttribute('aria-current', isCurrent);
    if (isCurrent) link.ariaCurrent = 'true';
  }
}

/** How many hits are added to the page at a time. */
const hitsAtATime = 20;

/** Appends the first hits, and more whenever the last one comes near the viewport. */
function appendHits(results: HTMLElement, hits: readonly Hit[], markup: (hit: Hit) => Node) {
  results.append(...hits.slice(0, hitsAtATime).map(markup));
  const rest = hits.slice(hitsAtATime);
  const last = results.lastElementChild;
  if (!last || rest.length === 0) return;
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      // If the last hit is gone, the visitor has started another search.
      if (last.isConnected) appendHits(results, rest, markup);
    },
    { rootMargin: '900px' },
  );
  watch.observe(last);
}

/** Searches, and if nothing is found, searches again with corrected spelling. */
async function resultsFor(props: LiveBlogProps, search: Search) {
  const posts = props.posts ?? (await (await import('./search-index.ts')).loadIndex());
  const hits = hitsOf(posts, search);
  if (hits.length > 0 || search.query === '') return { hits };
  const corrected = correctedQuery(posts, search.query);
  if (corrected === undefined) return { hits };
  const others = hitsOf(posts, { ...search, query: corrected });
  return others.length > 0 ? { hits: others, corrected } : { hits };
}

function hitsOf(posts: readonly IndexedPost[], { query, category, tag }: Search): Hit[] {
  const inFilter = posts.filter(
    (post) =>
      (!category || post.category === category.name) && (!tag || post.tags.includes(tag.name)),
  );
  return query === '' ? inFilter.map((post) => hitOf(post)) : searchPosts(inFilter, query);
}

/** Returns the sentence above the results. */
function sentenceOf(
  { words, total }: LiveBlogProps,
  { query, category, tag }: Search,
  count: number,
  corrected: string | undefined,
): string {
  if (query === '' && category)
    return fill(count === 0 ? words.emptyCategory : words.inCategory, { category: category.name });
  if (query === '' && tag)
    return fill(count === 0 ? words.emptyTag : words.withTag, { tag: tag.name });
  if (count === 0) return fill(words.none, { query });
  if (corrected !== undefined)
    return fill(words.meant, { typed: query, query: corrected, count, total });
  return fill(count === 1 ? words.foundOne : words.found, { count, total, query });
}

function placeMarkup(parts: Parts, { place, name }: FoundPlace): DocumentFragment {
  const element = copyOf(parts.find('place'));
  const { find } = partsIn<typeof placeParts>(element);
  const link = find('name');
  link.href = place.to;
  link.replaceChildren(...markup(name));
  find('kind').textContent = place.kind;
  find('text').textContent = place.text;
  return element;
}

/** Renders a hit from the template in the page. Text is inserted as text, never as markup. */
function hitMarkup(parts: Parts, { post: words }: LiveBlogProps, hit: Hit): DocumentFragment {
  const { post } = hit;
  const element = copyOf(parts.find('hit'));
  const { find } = partsIn<typeof hitParts>(element);
  find('title').append(...markup(hit.title));
  find('passage').append(...markup(hit.passage));
  find('category').textContent = post.category;
  const date = document.createElement('time');
  date.dateTime = post.day;
  date.textContent = post.date;
  find('date').append(date);
  const buy = find('buy');
  buy.href = `/contact?post=${post.slug}`;
  buy.ariaLabel = fill(words.buyName, { title: post.title });
  const read = find('read');
  read.href = `/blog/${post.slug}`;
  read.ariaLabel = fill(words.readName, { title: post.title });
  find('photo').append(picture(post));
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

/**
 * Keeps the query in the URL. `write` adds one history entry for a query while it is typed; `commit` ends that entry,
 * so that a later query gets an entry of its own.
 */
export function searchUrl() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: string | undefined;
  /** Whether the current history entry has a query that is still being typed. */
  let isTyped = false;

  function apply() {
    clearTimeout(timer);
    if (pending !== undefined && pending !== location.pathname + location.search) {
      history[isTyped ? 'replaceState' : 'pushState'](null, '', pending);
      isTyped = true;
    }
    pending = undefined;
  }

  return {
    write(query: string) {
      pending = query === '' ? '/blog' : `/blog?q=${encodeURIComponent(query)}`;
      clearTimeout(timer);
      // The change waits, because browsers refuse frequent changes of the URL.
      timer = setTimeout(apply, 300);
    },
    commit() {
      apply();
      isTyped = false;
    },
    /** Drops a query that is not in the URL yet, after a link or Back has changed the URL. */
    discard() {
      clearTimeout(timer);
      pending = undefined;
      isTyped = false;
    },
  };
}
