import { partsIn } from '../../design/runtime/parts.ts';
import type { mapParts } from './contact-parts.ts';

export interface LiveMapProps {
  frame: { src: string; title: string };
  failed: string;
}

/** After this time the map counts as unreachable. */
const timeoutInMilliseconds = 12_000;

/** Loads the map when its button is pressed; before that the page asks no other site. */
export function liveMap(box: HTMLElement, { frame: { src, title }, failed }: LiveMapProps) {
  const { find } = partsIn<typeof mapParts>(box);
  const card = find('card');
  find('show').addEventListener('click', () => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, title, referrerPolicy: 'strict-origin-when-cross-origin' });
    const timeout = setTimeout(() => {
      frame.remove();
      card.hidden = false;
      find('note').textContent = failed;
    }, timeoutInMilliseconds);
    frame.addEventListener('load', () => {
      clearTimeout(timeout);
      find('foot').hidden = false;
      frame.focus();
    });
    card.hidden = true;
    find('frame').append(frame);
  });
}
