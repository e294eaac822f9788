/**
 * In each page of the preview: takes over what has changed without loading the page again where that can be, scrolls to
 * it and frames it, and tells the desk which page is open. It listens to the desk alone.
 */
import { firstDifferences, nodeAt, type NodePath } from './preview/page-differences.ts';

const desk = document.querySelector<HTMLMetaElement>('meta[name="desk"]')!.content;
const kept = 'desk-preview-changed';
const frame = document.createElement('div');
frame.style.cssText =
  'position:absolute;z-index:2147483647;pointer-events:none;display:none;border:4px solid #ffb21a;outline:3px solid #14110f;';
document.documentElement.append(frame);

/** The page as it was sent, before anything in it came alive. */
let sent = await pageSent();

async function pageSent(): Promise<Document> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function show(element: Element | undefined, isScrolled = true) {
  if (!element) return;
  const room = 6;
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) return;
    Object.assign(frame.style, {
      display: 'block',
      left: `${left + scrollX - room}px`,
      top: `${top + scrollY - room}px`,
      width: `${width + 2 * room}px`,
      height: `${height + 2 * room}px`,
    });
  };
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isScrolled)
    element.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
  place();
  setTimeout(place, 300);
}

/** Puts what is new into the page; a part that is alive has to be made anew with the page. */
async function refresh() {
  const next = await pageSent();
  const changed = firstDifferences(sent.body, next.body);
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
    sessionStorage.setItem(kept, JSON.stringify(changed[0]));
    location.reload();
    return;
  }
  for (const { here, next: made } of places)
    (here as ChildNode).replaceWith(document.importNode(made, true));
  document.title = next.title;
  show(elementAt(changed[0]!));
}

const isAlive = (node: Node) => {
  const element = node instanceof Element ? node : node.parentElement;
  return (
    element?.closest('[data-island], script') !== null ||
    (node instanceof Element && node.querySelector('[data-island], script') !== null)
  );
};

function elementAt(path: NodePath): Element | undefined {
  const node = nodeAt(document.body, path);
  return (node instanceof Element ? node : node?.parentElement) ?? undefined;
}

/** The first of the smallest parts of the page that say these words. */
function find(words: readonly string[]): Element | undefined {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const all = [...(document.querySelector('main') ?? document.body).querySelectorAll('*')];
  for (const one of words.map(plain)) {
    const says = (element: Element) => plain(element.textContent).includes(one);
    const isSeen = (element: Element) => element.getBoundingClientRect().width > 0;
    const found = all.find(
      (element) => says(element) && isSeen(element) && ![...element.children].some(says),
    );
    if (found) return found;
  }
  return undefined;
}

addEventListener(
  'message',
  ({ origin, data }: MessageEvent<{ kind: string; address?: string; words?: string[] }>) => {
    if (origin !== desk) return;
    if (data.kind === 'refresh') void refresh();
    if (data.kind === 'open' && data.address !== location.pathname) location.href = data.address!;
    if (data.kind === 'point') {
      const found = find(data.words!);
      if (found) show(found);
      else if (data.address !== location.pathname) {
        sessionStorage.setItem(kept, JSON.stringify(data.words));
        location.href = data.address!;
      }
    }
  },
);

const remembered = sessionStorage.getItem(kept);
sessionStorage.removeItem(kept);
if (remembered !== null) {
  const told = JSON.parse(remembered) as NodePath | string[];
  show(typeof told[0] === 'string' ? find(told as string[]) : elementAt(told as NodePath));
}
parent.postMessage({ kind: 'at', address: location.pathname }, desk);
