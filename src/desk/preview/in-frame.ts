import { islandMark } from '../../design/runtime/marks.ts';
import { trustedMarkup } from '../trusted-types.ts';
import { find, findOrNear, partOf, says } from './find-target.ts';
import { type FromFrame, type Target, type ToFrame, turnName } from './frame-messages.ts';
import { MarkedPage, pageOfLink, pressedIn } from './marked-page.ts';

/**
 * Runs in each page of the preview: patches changes into it, scrolls to and highlights them, and reports presses to the
 * desk. Links do not leave the page, and forms are not sent. Only messages of the desk are accepted.
 */

const turn = Number(document.querySelector<HTMLMetaElement>(`meta[name="${turnName}"]`)?.content);
/** The document as sent, before hydration. */
let sentPage: Document | undefined;

// The origin of the desk is unknown here, and no message is secret.
const send = (message: FromFrame) => parent.postMessage({ ...message, turn }, '*');

const read = (html: string) => new DOMParser().parseFromString(trustedMarkup(html), 'text/html');

const marked = new MarkedPage(send);

/** Patches changes into the page, or asks for a reload if they affect hydrated parts. */
function patch(html: string, target: Target) {
  const before = sentPage;
  const next = read(html);
  if (!before) return;
  sentPage = next;
  const changedPart = partOf(newParts(before.body, next.body), target);
  const places = firstDifferences(before.body, next.body).map((path) => ({
    was: nodeAt(before.body, path)!,
    here: nodeAt(document.body, path),
    made: nodeAt(next.body, path)!,
  }));
  if (places.length === 0) return marked.follow();
  const isPatchable = places.every(
    ({ was, here, made }) => here?.isEqualNode(was) && !isHydrated(here) && !isHydrated(made),
  );
  if (!isPatchable) {
    // Hydrated elements differ from the sent ones, so the element is found by its text.
    const words = [changedPart?.textContent.trim() ?? '', ...target.words].filter(Boolean);
    return send({ kind: 'reload', scroll: scrollY, target: { words, near: target.near } });
  }
  const selector = changedPart && selectorOf(changedPart);
  for (const { here, made } of places)
    (here as ChildNode).replaceWith(document.importNode(made, true));
  document.title = next.title;
  marked.follow();
  const changed =
    selector === undefined ? undefined : (document.querySelector(selector) ?? undefined);
  const isSaid = changed !== undefined && says(changed, target);
  show(isSaid ? changed : (toShow(target) ?? changed));
}

const isHydrated = (node: Node) => {
  const element = node instanceof Element ? node : node.parentElement;
  return (
    element?.closest(`[data-${islandMark}], script`) !== null ||
    (node instanceof Element && node.querySelector(`[data-${islandMark}], script`) !== null)
  );
};

const toShow = (target: Target) => findOrNear(target);

const receive = (message: ToFrame) => {
  if (message.kind === 'frame') return marked.frame(message.framing);
  if (message.kind === 'known') return marked.know(message.areKnown);
  if (message.kind === 'return') return marked.focus(message.part);
  if (isFrameHidden())
    addEventListener('resize', () => show(toShow(message.target)), { once: true });
  if (message.kind === 'page') return patch(message.html, message.target);
  const { target } = message;
  if (message.kind === 'begin') {
    sentPage = read(message.html);
    marked.follow();
    marked.frame(message.framing);
    scrollTo({ top: message.scroll, behavior: 'instant' });
    const found = toShow(target);
    if (found) show(found);
    return;
  }
  // 'point': shows the value that is being edited.
  const found = find(target);
  if (found) show(found);
  else send({ kind: 'not-found' });
};

addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source === parent) receive(data);
});

// Added after the scripts of the page, which handle some presses themselves.
addEventListener('click', (event) => {
  const pressed = event.target;
  if (!(pressed instanceof Element)) return;
  const link = pressed.closest('a[href]');
  const isTaken = event.defaultPrevented;
  if (link) event.preventDefault();
  if (isTaken || pressed.closest('button, input, select, textarea, label')) return;
  const part = /^#(.+)/.exec(link?.getAttribute('href') ?? '')?.[1];
  if (part !== undefined) return document.getElementById(part)?.scrollIntoView();
  const address = link && pageOfLink(link);
  if (address) return send({ kind: 'link', address });
  const said = pressedIn(pressed);
  if (said) send({ kind: 'press', pressed: said, part: -1 });
});
addEventListener('keydown', (event) => {
  if (event.key !== 'F6') return;
  event.preventDefault();
  send({ kind: 'leave', isBack: event.shiftKey });
});
addEventListener('submit', (event) => event.preventDefault());

send({ kind: 'ready' });

/** In pixels: a narrower frame is hidden. */
const narrowest = 200;
/** In pixels: the height that fixed bars may cover at the top and at the bottom. */
const barHeight = 90;
/** Styles the highlight by a stylesheet, because changed attributes would break hydration. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Whether the frame is hidden, as on a phone that shows the form. */
export const isFrameHidden = () => innerWidth < narrowest;

/** Highlights an element of a page in the preview and scrolls to it; undefined removes the highlight. */
export function show(element: Element | undefined) {
  sheet.replaceSync(
    element
      ? `${selectorOf(element)} { box-shadow: 0 0 0 5px #ffb21a !important; outline: 3px solid #14110f !important; outline-offset: 5px !important; scroll-margin: ${barHeight}px; }`
      : '',
  );
  if (!element) return;
  bringIntoView(element);
}

/** Scrolls twice, because the layout may still change and move the element. */
function bringIntoView(element: Element) {
  const center = () => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const isInSight = top > barHeight && bottom < innerHeight - barHeight;
    // A tall element is aligned at its top.
    const block = height > innerHeight - 2 * barHeight ? 'start' : 'center';
    if (!isInSight) element.scrollIntoView({ block, behavior: 'instant' });
  };
  center();
  setTimeout(center, 400);
}

/** 'body > :nth-child(3) > :nth-child(1)' */
export function selectorOf(element: Element): string {
  const around = element.parentElement;
  if (!around || element.tagName === 'BODY') return 'body';
  return `${selectorOf(around)} > :nth-child(${[...around.children].indexOf(element) + 1})`;
}

// Compares two versions of a page in the preview: what must be patched, and what to scroll to.

/** The path to a node, as child indexes. */
export type NodePath = readonly number[];

/** The paths of the innermost differences; a node with other attributes or another number of children is one itself. */
export function firstDifferences(before: Node, after: Node, path: NodePath = []): NodePath[] {
  if (before.isEqualNode(after)) return [];
  const isAlike =
    before.nodeName === after.nodeName &&
    before.childNodes.length === after.childNodes.length &&
    before.childNodes.length > 0 &&
    attributesOf(before) === attributesOf(after);
  if (!isAlike) return [path];
  return [...before.childNodes].flatMap((child, index) =>
    firstDifferences(child, after.childNodes[index]!, [...path, index]),
  );
}

/** The innermost nodes that are new or different; for a removed node, its parent. */
export function newParts(before: Node, after: Node): Node[] {
  if (before.isEqualNode(after)) return [];
  const [was, is] = [[...before.childNodes], [...after.childNodes]];
  const isOther =
    before.nodeName !== after.nodeName || attributesOf(before) !== attributesOf(after);
  if (isOther || was.length === 0 || is.length === 0) return [after];
  if (was.length === is.length) return is.flatMap((child, index) => newParts(was[index]!, child));
  const isSame = (one: Node | undefined, other: Node | undefined) =>
    one && other ? one.isEqualNode(other) : false;
  let start = 0;
  while (isSame(was[start], is[start])) start++;
  let end = 0;
  while (end < Math.min(was.length, is.length) - start && isSame(was.at(-1 - end), is.at(-1 - end)))
    end++;
  const between = is.slice(start, is.length - end);
  return between.length > 0 ? between : [after];
}

const attributesOf = (node: Node) =>
  node instanceof Element
    ? [...node.attributes].map(({ name, value }) => `${name}=${value}`).join('\n')
    : '';

/** The node at a path; undefined if there is none. */
export function nodeAt(root: Node, path: NodePath): Node | undefined {
  return path.reduce<Node | undefined>((node, index) => node?.childNodes[index], root);
}
