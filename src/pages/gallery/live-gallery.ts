import { largestSource, sourceSet } from '../../content/photographs.ts';
import { fill } from '../../content/text/fill.ts';
import { coveredMark } from '../../design/runtime/data-attributes.ts';
import { partsIn } from '../../design/runtime/parts.ts';
import type { galleryParts } from './gallery-parts.ts';
import type { galleryProps } from './gallery-page.ts';

type LiveGalleryProps = ReturnType<typeof galleryProps>['live'];
type ViewedPhotograph = LiveGalleryProps['photographs'][number];

const cover = (covered: boolean) =>
  document.documentElement.toggleAttribute(`data-${coveredMark}`, covered);

const anchorOf = ({ id }: ViewedPhotograph) => `#photo-${id}`;

/** The viewer of the gallery: its buttons, arrow keys, Escape, and a URL for each photograph. */
export function liveGallery(box: HTMLElement, { words, photographs }: LiveGalleryProps) {
  const { find } = partsIn<typeof galleryParts>(box);
  const [viewer, link] = [find('viewer'), find('link')];
  let current = 0;
  /** Whether opening the viewer added a history entry, to which closing must go back. */
  let isOpenedHere = false;

  function show(index: number) {
    current = (index + photographs.length) % photographs.length;
    const shown = photographs[current]!;
    find('frame').replaceChildren(picture(shown));
    find('caption').textContent = shown.caption;
    find('number').textContent = fill(words.title, {
      number: current + 1,
      total: photographs.length,
    });
    link.href = `${shown.page}${anchorOf(shown)}`;
  }
  function open(index: number) {
    show(index);
    viewer.showModal();
    cover(true);
  }
  function step(by: number) {
    show(current + by);
    history.replaceState(null, '', link.href);
  }
  const indexFromHash = () => photographs.findIndex((one) => anchorOf(one) === location.hash);

  box.addEventListener('submit', (event) => {
    const button = event.submitter as HTMLButtonElement | null;
    const index = photographs.findIndex(({ id }) => String(id) === button?.value);
    if (index < 0) return;
    event.preventDefault();
    open(index);
    history.pushState(null, '', link.href);
    isOpenedHere = true;
  });
  find('close').addEventListener('click', () => viewer.close());
  find('previous').addEventListener('click', () => step(-1));
  find('next').addEventListener('click', () => step(1));
  viewer.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  });
  viewer.addEventListener('close', () => {
    cover(false);
    if (isOpenedHere) history.back();
    else if (indexFromHash() >= 0) history.replaceState(null, '', location.pathname);
    isOpenedHere = false;
  });
  addEventListener('popstate', () => {
    const index = indexFromHash();
    isOpenedHere = false;
    if (index < 0) viewer.close();
    else if (!viewer.open) open(index);
  });
  if (indexFromHash() >= 0) open(indexFromHash());
}

function picture({ photograph, alt }: ViewedPhotograph): HTMLPictureElement {
  const element = document.createElement('picture');
  const source = document.createElement('source');
  Object.assign(source, { type: 'image/avif', srcset: sourceSet(photograph), sizes: '100vw' });
  element.append(source);
  const image = document.createElement('img');
  const { width, height } = photograph;
  Object.assign(image, { alt, width, height, src: largestSource(photograph) });
  element.append(image);
  return element;
}
