import type { BlogPageContent } from '../content/pages/blog.ts';
import { fill } from '../fill.ts';
import { plainSource, sourceSet } from '../photographs.ts';
import { hitOf, searchPosts, type Hit, type IndexedPost, type Marked } from './search-posts.ts';

interface Filter {
  id: string;
  name: string;
}

export interface LiveBlogProps {
  words: BlogPageContent['search'];
  post: Pick<BlogPageContent['post'], 'buyName' | 'readName'>;
  total: number;
  categories: readonly Filter[];
  tags: readonly Filter[];
  /** The posts themselves, or the address of the file that holds them. */
  posts?: readonly IndexedPost[];
  address?: string;
}

/** What the list is asked for. An id that there is not asks for nothing. */
interface Question {
  query: string;
  category?: Filter | undefined;
  tag?: Filter | undefined;
}

const find = <Kind extends HTMLElement>(box: ParentNode, part: string) =>
  box.querySelector<Kind>(`[data-part=${part}]`)!;

/** Search, categories and tags of the blog: they show the posts that fit, at once and without a request. */
export function liveBlog(box: HTMLElement, props: LiveBlogProps) {
  const input = box.querySelector<HTMLInputElement>('input[type=search]')!;
  const list = find(box, 'list');
  const results = find(box, 'results');
  const status = find(box, 'status');
  let posts: Promise<readonly IndexedPost[]> | undefined;
  let asked = 0;

  const load = () =>
    (posts ??=
      props.posts === undefined
        ? fetch(props.address!).then((answer) => {
            if (!answer.ok) throw new Error(`${props.address} answers ${answer.status}.`);
            return answer.json() as Promise<readonly IndexedPost[]>;
          })
        : Promise.resolve(props.posts)).catch((error: unknown) => {
      // Asked again at the next key: the network may be back by then.
      posts = undefined;
      throw error;
    });

  async function show(question: Question) {
    const turn = ++asked;
    for (const link of box.querySelectorAll<HTMLAnchorElement>('aside a[data-filter]')) {
      const chosen = question.query === '' && link.href === location.href;
      link.toggleAttribute('aria-current', chosen);
      if (chosen) link.ariaCurrent = 'true';
    }
    if (question.query === '' && !question.category && !question.tag) {
      status.replaceChildren();
      results.replaceChildren();
      list.hidden = false;
      return;
    }
    const known = await load();
    // A later key has asked for something else meanwhile.
    if (turn !== asked) return;
    const hits = hitsOf(known, question);
    const line = find<HTMLTemplateElement>(box, 'line').content.cloneNode(true) as DocumentFragment;
    line.querySelector('h2')!.textContent = sentenceOf(props, question, hits.length);
    status.replaceChildren(line);
    results.replaceChildren(...hits.map((hit) => hitMarkup(box, props, hit)));
    list.hidden = hits.length > 0;
  }

  const read = (): Question => {
    const asks = new URLSearchParams(location.search);
    const named = (filters: readonly Filter[], name: string) =>
      filters.find(({ id }) => id === asks.get(name));
    return {
      query: (asks.get('q') ?? '').trim(),
      category: named(props.categories, 'category'),
      tag: named(props.tags, 'tag'),
    };
  };
  const follow = () => {
    const question = read();
    input.value = question.query;
    return show(question);
  };

  let waiting: ReturnType<typeof setTimeout>;
  const note = () => {
    clearTimeout(waiting);
    const query = input.value.trim();
    // Not at each key: browsers refuse an address that changes too often.
    waiting = setTimeout(() => {
      history.replaceState(
        null,
        '',
        query === '' ? '/blog' : `/blog?q=${encodeURIComponent(query)}`,
      );
    }, 300);
  };
  input.addEventListener('input', () => {
    note();
    void show({ query: input.value.trim() });
  });
  box.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    note();
    void show({ query: input.value.trim() });
  });
  box.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-filter]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    void follow().then(() => {
      status.scrollIntoView({ block: 'start' });
      (status.querySelector('h2') ?? input).focus({ preventScroll: true });
    });
  });
  addEventListener('popstate', () => void follow());
  // What was typed before the search was alive counts more than the address.
  if (input.value === '' || location.search !== '') return follow();
  note();
  return show({ query: input.value.trim() });
}

function hitsOf(posts: readonly IndexedPost[], { query, category, tag }: Question): Hit[] {
  const fitting = posts.filter(
    (post) =>
      (!category || post.category === category.name) && (!tag || post.tags.includes(tag.name)),
  );
  return query === '' ? fitting.map((post) => hitOf(post)) : searchPosts(fitting, query);
}

function sentenceOf(
  { words, total }: LiveBlogProps,
  { query, category, tag }: Question,
  count: number,
): string {
  if (query === '' && category)
    return fill(count === 0 ? words.emptyCategory : words.inCategory, { category: category.name });
  if (query === '' && tag)
    return fill(count === 0 ? words.emptyTag : words.withTag, { tag: tag.name });
  if (count === 0) return fill(words.none, { query });
  return fill(count === 1 ? words.foundOne : words.found, { count, total, query });
}

/** A hit, from the template that stands in the page. Words come in as text, never as markup. */
function hitMarkup(box: HTMLElement, { post: words }: LiveBlogProps, hit: Hit): DocumentFragment {
  const { post } = hit;
  const made = find<HTMLTemplateElement>(box, 'hit').content.cloneNode(true) as DocumentFragment;
  find(made, 'title').append(...markup(hit.title));
  find(made, 'passage').append(...markup(hit.passage));
  find(made, 'category').textContent = post.category;
  const date = document.createElement('time');
  date.dateTime = post.day;
  date.textContent = post.date;
  find(made, 'date').append(date);
  const buy = made.querySelector<HTMLAnchorElement>('a[href="/contact"]')!;
  buy.href = `/contact?post=${post.slug}`;
  buy.ariaLabel = fill(words.buyName, { title: post.title });
  const read = find<HTMLAnchorElement>(made, 'read');
  read.href = `/blog/${post.slug}`;
  read.ariaLabel = fill(words.readName, { title: post.title });
  find(made, 'photo').append(picture(post));
  return made;
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
  const made = document.createElement('picture');
  const source = document.createElement('source');
  Object.assign(source, { type: 'image/avif', srcset: sourceSet(photo), sizes });
  made.append(source);
  const image = document.createElement('img');
  image.className = `${focus} photo-${photo.colour}`;
  Object.assign(image, { alt: '', loading: 'lazy', width: photo.width, height: photo.height });
  image.src = plainSource(photo);
  made.append(image);
  return made;
}
