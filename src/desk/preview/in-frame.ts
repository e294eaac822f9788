/**
 * Runs in each page of the preview: patches changes into it, scrolls to and highlights them, and reports presses to the
 * desk. Links do not leave the page, and forms are not sent. Only messages of the desk are accepted.
 */
import { find, findOrNear, partOf, says } from './find-target.ts';
import { type FromFrame, type Target, type ToFrame, turnName } from './frame-messages.ts';
import { isFrameHidden, selectorOf, show } from './highlight.ts';
import { MarkedPage, pageOfLink, pressedIn } from './marked-page.ts';
import { firstDifferences, newParts, nodeAt } from './page-differences.ts';
import { trustedMarkup } from './trusted.ts';

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
    element?.closest('[data-island], script') !== null ||
    (node instanceof Element && node.querySelector('[data-island], script') !== null)
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
