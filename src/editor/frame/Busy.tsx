import { useEffect } from 'react';
import { useShown, useStore } from '../use-desk.ts';
import { keepFocus } from './keep-focus.ts';
import { Waiting } from './Waiting.tsx';

/** While an act is under way: what is being done, once it takes long. */
export function Busy() {
  const { busy } = useShown();
  const { work, stop } = useStore();
  useEffect(leaveDoublePresses, []);
  useEffect(() => (busy === undefined ? undefined : keepFocus), [busy]);
  return busy !== undefined && <Waiting key={busy} what={busy} work={work} onStop={stop} />;
}

/** The second press of a double press does not hit what the first one has brought there. */
function leaveDoublePresses() {
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
