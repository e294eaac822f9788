import { islandMark } from '../../design/runtime/data-attributes.ts';
import { trustedMarkup } from '../trusted-types.ts';
import { elementsOf } from './field-name.ts';
import { type FromFrame, type Target, type ToFrame, turnName } from './frame-messages.ts';
import { MarkedPage } from './marked-page.ts';

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

/** Patches changes into the page, and asks for a reload if some of them affect parts that scripts have taken over. */
function patch(html: string, target: Target) {
  const before = sentPage;
  const next = read(html);
  if (!before) return;
  sentPage = next;
  const places = firstDifferences(before.body, next.body).map((path) => ({
    was: nodeAt(before.body, path)!,
    here: nodeAt(document.body, path),
    made: nodeAt(next.body, path)!,
  }));
  const patchable = places.filter(
    ({ was, here, made }) => here?.isEqualNode(was) && !isHydrated(here) && !isHydrated(made),
  );
  for (const { here, made } of patchable)
    (here as ChildNode).replaceWith(document.importNode(made, true));
  document.title = next.title;
  marked.follow();
  if (patchable.length > 0) show(target);
  if (patchable.length < places.length) send({ kind: 'reload', scroll: scrollY });
}

const isHydrated = (node: Node) => {
  const element = node instanceof Element ? node : node.parentElement;
  return (
    element?.closest(`[data-${islandMark}], script`) !== null ||
    (node instanceof Element && node.querySelector(`[data-${islandMark}], script`) !== null)
  );
};

const receive = (message: ToFrame) => {
  if (message.kind === 'enter') return marked.enter(message.part);
  const { target } = message;
  if (isFrameHidden()) addEventListener('resize', () => show(target), { once: true });
  if (message.kind === 'page') return patch(message.html, target);
  if (message.kind === 'begin') {
    sentPage = read(message.html);
    scrollTo({ top: message.scroll, behavior: 'instant' });
  }
  if (!show(target) && message.kind === 'point') send({ kind: 'not-found' });
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
  marked.press(pressed.closest('[data-field]'));
});
addEventListener('keydown', (event) => {
  const { key, shiftKey } = event;
  if (event.defaultPrevented || (key !== 'F6' && key !== 'Escape')) return;
  event.preventDefault();
  send({ kind: 'leave', by: key, isBack: shiftKey });
});
addEventListener('submit', (event) => event.preventDefault());

send({ kind: 'ready' });

/** The address of the internal page that a link leads to; undefined for any other link. */
function pageOfLink(link: Element): string | undefined {
  const address = link.getAttribute('href') ?? '';
  return /^\/(?!\/)/.test(address) ? address.replace(/[?#].*$/, '') : undefined;
}

/** In pixels: a narrower frame is hidden. */
const narrowest = 200;
/** In pixels: the height that fixed bars may cover at the top and at the bottom. */
const barHeight = 90;
/** Styles the highlight by a stylesheet, because changed attributes would break hydration. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Whether the frame is hidden, as on a phone that shows the form. */
const isFrameHidden = () => innerWidth < narrowest;

/** Highlights what shows a field, or else what it is in, and scrolls to it; returns whether the page has any of it. */
function show(target: Target): boolean {
  sheet.replaceSync('');
  for (const name of target) {
    const selector = elementsOf(name);
    const seen = [...document.querySelectorAll(selector)].filter(
      (element) => element.getBoundingClientRect().width > 0,
    );
    // The main content comes before the bars around it.
    const element = seen.find((one) => one.closest('main')) ?? seen[0];
    if (!element) continue;
    sheet.replaceSync(
      `:is(${selector}) { box-shadow: 0 0 0 5px #ffb21a !important; outline: 3px solid #14110f !important; outline-offset: 5px !important; scroll-margin: ${barHeight}px; }`,
    );
    bringIntoView(element);
    return true;
  }
  return false;
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

/** The path to a node, as child indexes. */
type NodePath = readonly number[];

/** The paths of the innermost differences; a node with other attributes or another number of children is one itself. */
function firstDifferences(before: Node, after: Node, path: NodePath = []): NodePath[] {
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

const attributesOf = (node: Node) =>
  node instanceof Element
    ? [...node.attributes].map(({ name, value }) => `${name}=${value}`).join('\n')
    : '';

/** The node at a path; undefined if there is none. */
const nodeAt = (root: Node, path: NodePath) =>
  path.reduce<Node | undefined>((node, index) => node?.childNodes[index], root);
