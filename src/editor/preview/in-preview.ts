/**
 * In each page of the preview: takes over what has changed without loading the page again where that can be, scrolls to
 * it and frames it, and tells the desk which page is open. It listens to the desk alone.
 */
import type { Sought } from './sought-at.ts';
import { firstDifferences, newParts, nodeAt } from './page-differences.ts';

const desk = document.querySelector<HTMLMetaElement>('meta[name="desk"]')!.content;
const kept = 'desk-preview-changed';
/** The day on which the page is looked at; the script at its head sets its clock to that. */
const keptDay = 'desk-preview-day';
/** In pixels. */
const narrowest = 200;
/** In pixels: what the bars of the page may cover of it above and below. */
const underBars = 90;
/** Frames a part of the page and leaves the page itself as it is, which is about to come alive. */
const look = new CSSStyleSheet();
document.adoptedStyleSheets.push(look);

/** The page that stands here as it was sent, before anything in it came alive. */
let sent: Document | undefined;
/** What somebody works on: of several parts that change, the one beside it is shown. */
let pointed: Pointed = { words: [], near: [] };
let isLeaving = false;
/** One look after another: the last one decides what stands here. */
let turn: Promise<unknown> = Promise.resolve();

/** The page as it would be sent now; undefined when it cannot be made. */
async function pageSent(): Promise<Document | undefined> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) return undefined;
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Frames a part of the page, and nothing else. */
function show(element: Element | undefined) {
  look.replaceSync(
    element
      ? `${wayTo(element)} { box-shadow: 0 0 0 5px #ffb21a !important; outline: 3px solid #14110f !important; outline-offset: 5px !important; scroll-margin: ${underBars}px; }`
      : '',
  );
  if (!element) return;
  // While the form stands in front on a phone, the page has no size.
  if (innerWidth < narrowest) addEventListener('resize', () => scrollTo(element), { once: true });
  else scrollTo(element);
}

/** Parts far below are laid out late, and then the place is another one: it is looked at again. */
function scrollTo(element: Element) {
  const center = () => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const isInSight = top > underBars && bottom < innerHeight - underBars;
    // The beginning of what is higher than the window.
    const block = height > innerHeight - 2 * underBars ? 'start' : 'center';
    if (!isInSight) element.scrollIntoView({ block, behavior: 'instant' });
  };
  center();
  setTimeout(center, 400);
}

/** 'body > :nth-child(3) > :nth-child(1)' */
function wayTo(element: Element): string {
  const around = element.parentElement;
  if (!around || element.tagName === 'BODY') return 'body';
  return `${wayTo(around)} > :nth-child(${[...around.children].indexOf(element) + 1})`;
}

/** Puts what is new into the page; a part that is alive has to be made anew with the page. */
async function refresh() {
  const next = await pageSent();
  if (!next) return;
  if (!sent) {
    // This page was on its way while something changed.
    if (signOf(next) !== signOf(document)) {
      sessionStorage.setItem(kept, JSON.stringify(pointed));
      reload();
    }
    sent = next;
    return;
  }
  const changed = firstDifferences(sent.body, next.body);
  const changedPart = partOf(newParts(sent.body, next.body));
  const before = sent;
  sent = next;
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
    // A page that is alive has other parts than the page that was sent: there the words lead to the place.
    const words = [changedPart?.textContent.trim() ?? ''];
    sessionStorage.setItem(kept, JSON.stringify({ words, near: pointed.near }));
    reload();
    return;
  }
  const way = changedPart && wayTo(changedPart);
  for (const { here, next: made } of places)
    (here as ChildNode).replaceWith(document.importNode(made, true));
  document.title = next.title;
  show(way === undefined ? undefined : (document.querySelector(way) ?? undefined));
}

function leaveFor(address: string) {
  isLeaving = true;
  location.href = address;
}

/** Not on the way to another page, which would not be reached. */
function reload() {
  if (!isLeaving) location.reload();
}

const isOnDay = (day: string | undefined) => sessionStorage.getItem(keptDay) === (day ?? null);

function goToDay(day: string | undefined) {
  if (day === undefined) sessionStorage.removeItem(keptDay);
  else sessionStorage.setItem(keptDay, day);
  sessionStorage.setItem(kept, JSON.stringify(pointed));
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

/** The smallest part of a page that holds something new; of several the one nearest to what is worked on. */
function partOf(nodes: readonly Node[]): Element | undefined {
  const elements = nodes
    .map((node) => (node instanceof Element ? node : node.parentElement))
    .filter((element) => element && !element.closest('script, template'));
  const wanted = pointed.words.map(plain).filter(Boolean);
  const says = (element: Element) =>
    wanted.some((word) => plain(element.textContent).includes(word));
  const all = elements as Element[];
  const saying = all.filter(says);
  // Beside what is typed other words may change with it: the label of a button that buys at that price.
  return nearest(saying.length > 0 ? saying : all, pointed.near.map(plain).filter(Boolean));
}

/** Words to look for, and others that stand nearby: the time of a class, and what the class is called. */
type Pointed = Pick<Sought, 'words' | 'near'>;

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();

/** The smallest part of the page that says the words; of several the one with the others nearest to it. */
function find({ words, near }: Pointed): Element | undefined {
  // The page itself before the bars around it.
  const main = document.querySelector('main') ?? document.body;
  return findIn(main, words, near) ?? findIn(document.body, words, near);
}

function findIn(part: Element, words: readonly string[], near: readonly string[]) {
  const all = [...part.querySelectorAll('*')].filter((one) => !one.closest('script, template'));
  for (const one of words.map(plain).filter((word) => word !== '')) {
    const says = (element: Element) => plain(element.textContent).includes(one);
    const isSeen = (element: Element) => element.getBoundingClientRect().width > 0;
    const found = all.filter(
      (element) => says(element) && isSeen(element) && ![...element.children].some(says),
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
  ({ origin, data }: MessageEvent<{ kind: string; address?: string } & Partial<Sought>>) => {
    if (origin !== desk) return;
    if (data.kind === 'refresh') {
      pointed = { words: data.words!, near: data.near! };
      if (isOnDay(data.day)) turn = turn.then(refresh, refresh);
      else goToDay(data.day);
    }
    if (data.kind === 'open' && data.address !== location.pathname) leaveFor(data.address!);
    if (data.kind === 'point') {
      pointed = { words: data.words!, near: data.near! };
      const found = find(pointed);
      if (found) show(found);
      else if (data.address !== location.pathname) {
        sessionStorage.setItem(kept, JSON.stringify(pointed));
        leaveFor(data.address!);
      }
    }
  },
);

const remembered = sessionStorage.getItem(kept);
sessionStorage.removeItem(kept);
if (remembered !== null) {
  pointed = JSON.parse(remembered) as Pointed;
  show(find(pointed) ?? find({ words: pointed.near, near: [] }));
}
parent.postMessage({ kind: 'at', address: location.pathname }, desk);
addEventListener('pagehide', () => parent.postMessage({ kind: 'leave' }, desk));
