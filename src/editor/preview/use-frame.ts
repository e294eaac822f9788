import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import type { Place } from '../place.ts';
import type { PreviewTalk } from './preview-context.ts';
import type { Sought } from './sought-at.ts';

/** A page that takes longer than this many milliseconds is not coming. */
const patience = 2500;

/**
 * The frame of the preview: which page stands in it, on which day, and how it is told what to show. `origin`: of the
 * preview; `seek`: how what stands at a place is found.
 */
export function useFrame(
  origin: string,
  version: number,
  talk: Ref<PreviewTalk>,
  seek: (place: Place) => Sought,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState('/');
  const [place, setPlace] = useState<Place>();
  const isThere = useRef(false);
  /** The page, or the one that was asked for since. */
  const last = useRef('/');
  /** When the page that stood there was left, while no other has told that it is there. */
  const leftAt = useRef<number>(undefined);
  /** Asked for while the frame was still on its way. */
  const wanted = useRef<string>(undefined);
  const say = useCallback(
    (message: unknown) => {
      if (isThere.current) frame.current?.contentWindow?.postMessage(message, origin);
    },
    [origin],
  );
  useImperativeHandle(
    talk,
    () => ({
      open: (to, where) => {
        setPlace(where);
        wanted.current = to;
        if (isThere.current) last.current = to;
        say({ kind: 'open', address: to });
      },
      point: (to, where) => {
        setPlace(where);
        say({ kind: 'point', address: to, ...seek(where) });
      },
    }),
    [say, seek],
  );
  const sought = place ? seek(place) : { words: [], near: [] };
  const refresh = () => say({ kind: 'refresh', ...sought });
  const askAgain = () => (frame.current!.src = origin + last.current);
  useRefresh(`${version} ${sought.day}`, leftAt, refresh, askAgain);
  useMessages(origin, ({ kind, address: told }) => {
    if (kind === 'leave') [isThere.current, leftAt.current] = [false, Date.now()];
    if (kind !== 'at' || typeof told !== 'string') return;
    leftAt.current = undefined;
    setAddress(told);
    isThere.current = true;
    // It was on its way, and may have been made before the last change.
    refresh();
    // Links in the page lead on; the first page is the one that was asked for.
    const to = wanted.current;
    wanted.current = undefined;
    last.current = to ?? told;
    if (to !== undefined && to !== told) say({ kind: 'open', address: to });
  });
  return { frame, address, day: sought.day };
}

/** Hears what the pages of an origin tell. */
function useMessages(origin: string, hear: (told: { kind?: string; address?: string }) => void) {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listen = (event: MessageEvent<{ kind?: string; address?: string }>) => {
      if (event.origin === origin) heard(event.data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);
}

/** Has the page look at each new state of the draft. One that could not be made does not listen: it is asked for again. */
function useRefresh(
  state: string,
  leftAt: RefObject<number | undefined>,
  refresh: () => void,
  askAgain: () => void,
) {
  const look = useEffectEvent(refresh);
  const ask = useEffectEvent(askAgain);
  useEffect(() => {
    look();
    const timer = setTimeout(() => {
      if (leftAt.current !== undefined && Date.now() - leftAt.current >= patience) ask();
    }, patience);
    return () => clearTimeout(timer);
  }, [leftAt, state]);
}
