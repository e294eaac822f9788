/**
 * Runs in each page of the preview: patches changes into it or reloads it, scrolls to them and highlights them, and
 * reports the page to the desk, the only origin from which it accepts messages.
 */
import type { PreviewTarget } from './preview-target.ts';
import { firstDifferences, newParts, nodeAt } from './page-differences.ts';

const desk = document.querySelector<HTMLMetaElement>('meta[name="desk"]')!.content;
const targetKey = 'desk-preview-changed';
/** Session storage key of the previewed day, to which a script in the head sets the clock. */
const dayKey = 'desk-preview-day';
/** In pixels. */
const narrowest = 200;
/** In pixels: the height that fixed bars may cover at the top and at the bottom. */
const barHeight = 90;
/** Highlights by a stylesheet, because changed attributes would break hydration. */
const highlight = new CSSStyleSheet();
document.adoptedStyleSheets.push(highlight);

/** The page as the server sent it, before hydration. */
let sentPage: Document | undefined;
/** The field being edited: of several changed parts, the one nearest to it is shown. */
let target: Target = { words: [], near: [] };
let isLeaving = false;
/** Serialises refreshes, so that the last one wins. */
let queue: Promise<unknown> = Promise.resolve();

/** Fetches the current page; undefined when it cannot be rendered. */
async function fetchPage(): Promise<Document | undefined> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) return undefined;
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Highlights an element and scrolls to it. */
function show(element: Element | undefined) {
  highlight.replaceSync(
    element
      ? `${selectorOf(element)} { box-shadow: 0 0 0 5px #ffb21a !important; outline: 3px solid #14110f !important; outline-offset: 5px !important; scroll-margin: ${barHeight}px; }`
      : '',
  );
  if (!element) return;
  // While a phone shows the form, the frame has no size.
  if (innerWidth < narrowest) addEventListener('resize', () => scrollTo(element), { once: true });
  else scrollTo(element);
}

/** Scrolls twice, because late layout further down moves the element. */
function scrollTo(element: Element) {
  const center = () => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const isInSight = top > barHeight && bottom < innerHeight - barHeight;
    // Of an element taller than the window, its beginning.
    const block = height > innerHeight - 2 * barHeight ? 'start' : 'center';
    if (!isInSight) element.scrollIntoView({ block, behavior: 'instant' });
  };
  center();
  setTimeout(center, 400);
}

/** 'body > :nth-child(3) > :nth-child(1)' */
function selectorOf(element: Element): string {
  const around = element.parentElement;
  if (!around || element.tagName === 'BODY') return 'body';
  return `${selectorOf(around)} > :nth-child(${[...around.children].indexOf(element) + 1})`;
}

/** Patches changes into the page; reloads it if they touch an island, which cannot be patched. */
async function refresh() {
  const next = await fetchPage();
  if (!next) return;
  if (!sentPage) {
    // The content changed while this page was loading.
    if (signOf(next) !== signOf(document)) {
      sessionStorage.setItem(targetKey, JSON.stringify(target));
      reload();
    }
    sentPage = next;
    return;
  }
  const changed = firstDifferences(sentPage.body, next.body);
  const changedPart = partOf(newParts(sentPage.body, next.body));
  const before = sentPage;
  sentPage = next;
  if (changed.length === 0) return;
  const places = changed.map((path) => ({
    path,
    was: nodeAt(before.body, path)!,
    here: nodeAt(document.body, path),
    next: nodeAt(next.body, path)!,
  }));
  if (
    places.some(
      ({ was, here, next: made }) => !here?.isEqualNode(was) || isAlive(here) || isAlive(made),
    )
  ) {
    // After hydration the elements differ from those sent, so the place is found by its text.
    const words = [changedPart?.textContent.trim() ?? ''];
    sessionStorage.setItem(targetKey, JSON.stringify({ words, near: target.near }));
    reload();
    return;
  }
  const way = changedPart && selectorOf(changedPart);
  for (const { here, next: made } of places)
    (here as ChildNode).replaceWith(document.importNode(made, true));
  document.title = next.title;
  show(way === undefined ? undefined : (document.querySelector(way) ?? undefined));
}

function leaveFor(address: string) {
  isLeaving = true;
  location.href = address;
}

/** Reloads, unless that would cancel a navigation. */
function reload() {
  if (!isLeaving) location.reload();
}

const isOnDay = (day: string | undefined) => sessionStorage.getItem(dayKey) === (day ?? null);

function goToDay(day: string | undefined) {
  if (day === undefined) sessionStorage.removeItem(dayKey);
  else sessionStorage.setItem(dayKey, day);
  sessionStorage.setItem(targetKey, JSON.stringify(target));
  reload();
}

const signOf = (page: Document) =>
  page.querySelector<HTMLMetaElement>('meta[name="desk-page"]')?.content;

const isAlive = (node: Node) => {
  const element = node instanceof Element ? node : node.parentElement;
  return (
    element?.closest('[data-island], script') !== null ||
    (node instanceof Element && node.querySelector('[data-island], script') !== null)
  );
};

/** The smallest changed element; of several, the one nearest to the field being edited. */
function partOf(nodes: readonly Node[]): Element | undefined {
  const elements = nodes
    .map((node) => (node instanceof Element ? node : node.parentElement))
    .filter((element) => element && !element.closest('script, template'));
  const wanted = target.words.map(plain).filter(Boolean);
  const hasText = (element: Element) =>
    wanted.some((word) => plain(element.textContent).includes(word));
  const all = elements as Element[];
  const saying = all.filter(hasText);
  // Other texts may change along with the field, such as a button that shows the same price.
  return nearest(saying.length > 0 ? saying : all, target.near.map(plain).filter(Boolean));
}

/** Texts to find, and texts near them: the time of a class, and the name of the class. */
type Target = Pick<PreviewTarget, 'words' | 'near'>;

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();

/** The smallest element with the text; of several, the one nearest to the other texts. */
function find({ words, near }: Target): Element | undefined {
  // Prefer the main content to the bars around it.
  const main = document.querySelector('main') ?? document.body;
  return findIn(main, words, near) ?? findIn(document.body, words, near);
}

function findIn(part: Element, words: readonly string[], near: readonly string[]) {
  const all = [...part.querySelectorAll('*')].filter((one) => !one.closest('script, template'));
  for (const one of words.map(plain).filter((word) => word !== '')) {
    const hasText = (element: Element) => plain(element.textContent).includes(one);
    const isSeen = (element: Element) => element.getBoundingClientRect().width > 0;
    const found = all.filter(
      (element) => hasText(element) && isSeen(element) && ![...element.children].some(hasText),
    );
    if (found.length > 0)
      return nearest(
        found,
        near.map(plain).filter((word) => word !== ''),
      );
  }
  return undefined;
}

function nearest(found: readonly Element[], near: readonly string[]): Element | undefined {
  const stepsTo = (element: Element, word: string) => {
    let steps = 0;
    for (let at: Element | null = element; at; at = at.parentElement, steps++)
      if (plain(at.textContent).includes(word)) return steps;
    return steps;
  };
  const far = (element: Element) => near.reduce((sum, word) => sum + stepsTo(element, word), 0);
  return found.toSorted((one, other) => far(one) - far(other))[0];
}

addEventListener(
  'message',
  ({ origin, data }: MessageEvent<{ kind: string; address?: string } & Partial<PreviewTarget>>) => {
    if (origin !== desk) return;
    if (data.kind === 'refresh') {
      target = { words: data.words!, near: data.near! };
      if (isOnDay(data.day)) queue = queue.then(refresh, refresh);
      else goToDay(data.day);
    }
    if (data.kind === 'open' && data.address !== location.pathname) leaveFor(data.address!);
    if (data.kind === 'point') {
      target = { words: data.words!, near: data.near! };
      const found = find(target);
      if (found) show(found);
      else if (data.address !== location.pathname) {
        sessionStorage.setItem(targetKey, JSON.stringify(target));
        leaveFor(data.address!);
      }
    }
  },
);

const storedTarget = sessionStorage.getItem(targetKey);
sessionStorage.removeItem(targetKey);
if (storedTarget !== null) {
  target = JSON.parse(storedTarget) as Target;
  show(find(target) ?? find({ words: target.near, near: [] }));
}
parent.postMessage({ kind: 'at', address: location.pathname }, desk);
addEventListener('pagehide', () => parent.postMessage({ kind: 'leave' }, desk));
