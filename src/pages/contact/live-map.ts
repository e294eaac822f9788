export interface LiveMapProps {
  frame: { src: string; title: string };
  failed: string;
}

/** In milliseconds, before the map counts as unreachable. */
const patience = 12_000;

/** Loads the map only on request; no other site is contacted before that. */
export function liveMap(box: HTMLElement, { frame: { src, title }, failed }: LiveMapProps) {
  const place = box.querySelector('[data-part=frame]')!;
  const foot = box.querySelector<HTMLElement>('[data-part=foot]')!;
  box.querySelector('[data-part=show]')!.addEventListener('click', () => {
    const card = place.lastElementChild as HTMLElement;
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, title, referrerPolicy: 'strict-origin-when-cross-origin' });
    const waiting = setTimeout(() => {
      frame.remove();
      card.hidden = false;
      box.querySelector('[data-part=note]')!.textContent = failed;
    }, patience);
    frame.addEventListener('load', () => {
      clearTimeout(waiting);
      foot.hidden = false;
      frame.focus();
    });
    card.hidden = true;
    place.append(frame);
  });
}
