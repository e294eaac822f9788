export interface LiveMapProps {
  frame: { src: string; title: string };
  failed: string;
}

/** After this time the map counts as unreachable. */
const timeoutInMilliseconds = 12_000;

/**
 * Loads the map when its button is pressed; before that the page asks no other site. It finds the elements of
 * StreetMap.tsx by `data-part`: change both together.
 */
export function liveMap(box: HTMLElement, { frame: { src, title }, failed }: LiveMapProps) {
  const container = box.querySelector('[data-part=frame]')!;
  const foot = box.querySelector<HTMLElement>('[data-part=foot]')!;
  box.querySelector('[data-part=show]')!.addEventListener('click', () => {
    const card = container.lastElementChild as HTMLElement;
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, title, referrerPolicy: 'strict-origin-when-cross-origin' });
    const timeout = setTimeout(() => {
      frame.remove();
      card.hidden = false;
      box.querySelector('[data-part=note]')!.textContent = failed;
    }, timeoutInMilliseconds);
    frame.addEventListener('load', () => {
      clearTimeout(timeout);
      foot.hidden = false;
      frame.focus();
    });
    card.hidden = true;
    container.append(frame);
  });
}
