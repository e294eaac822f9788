import { useEffect, useState } from 'react';
import { useShown } from '../use-desk.ts';
import { keepFocus } from './keep-focus.ts';

/** In milliseconds. */
const long = 1000;

/** While an act is under way: a bar at once, and what is being done once it takes long. */
export function Busy() {
  const { busy } = useShown();
  const [isLong, setLong] = useState(false);
  useEffect(leaveDoublePresses, []);
  useEffect(() => {
    if (busy === undefined) return;
    const timer = setTimeout(() => setLong(true), long);
    return () => {
      clearTimeout(timer);
      setLong(false);
      keepFocus();
    };
  }, [busy]);
  return (
    <div className={busy === undefined ? undefined : 'busy'}>
      <p role="status">{isLong && busy}</p>
    </div>
  );
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
