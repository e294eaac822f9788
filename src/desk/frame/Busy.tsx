import { useEffect } from 'react';
import { useShown, useStore } from './use-desk.ts';
import { keepFocus } from './keep-focus.ts';
import { Waiting } from './Waiting.tsx';

/** Progress message shown while an action is running, once it has taken a while. */
export function Busy() {
  const { busy } = useShown();
  const { work, stop } = useStore();
  useEffect(ignoreStrayDoubleClicks, []);
  useEffect(() => (busy === undefined ? undefined : keepFocus), [busy]);
  return busy !== undefined && <Waiting key={busy} what={busy} work={work} onStop={stop} />;
}

/** Ignores the second click of a double-click if the first put a different control under the pointer. */
function ignoreStrayDoubleClicks() {
  let pressed: Element | null = null;
  const press = (event: MouseEvent) => {
    const control = (event.target as Element).closest('a, button');
    if (event.detail > 1 && control !== pressed) {
      event.preventDefault();
      event.stopPropagation();
    } else pressed = control;
  };
  addEventListener('click', press, true);
  return () => removeEventListener('click', press, true);
}
