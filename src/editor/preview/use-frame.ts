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
import type { PreviewTarget } from './preview-target.ts';

/** Milliseconds after which a page that has not loaded is requested again. */
const loadTimeout = 2500;

/**
 * Controls the frame of the preview: its page, its day and the messages to it. `origin` is that of the preview; `seek`
 * returns how the value at a place is found.
 */
export function useFrame(
  origin: string,
  version: number,
  talk: Ref<PreviewTalk>,
  seek: (place: Place) => PreviewTarget,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState('/');
  const [place, setPlace] = useState<Place>();
  const isThere = useRef(false);
  /** The page, or the one requested since. */
  const last = useRef('/');
  /** When the last page was left; undefined once the next one has reported. */
  const leftAt = useRef<number>(undefined);
  /** The address requested while the frame was loading. */
  const requested = useRef<string>(undefined);
  const post = useCallback(
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
        requested.current = to;
        if (isThere.current) last.current = to;
        post({ kind: 'open', address: to });
      },
      point: (to, where) => {
        setPlace(where);
        post({ kind: 'point', address: to, ...seek(where) });
      },
    }),
    [post, seek],
  );
  const target = place ? seek(place) : { words: [], near: [] };
  const refresh = () => post({ kind: 'refresh', ...target });
  const reload = () => (frame.current!.src = origin + last.current);
  useRefresh(`${version} ${target.day}`, leftAt, refresh, reload);
  useMessages(origin, ({ kind, address: reported }) => {
    if (kind === 'leave') [isThere.current, leftAt.current] = [false, Date.now()];
    if (kind !== 'at' || typeof reported !== 'string') return;
    leftAt.current = undefined;
    setAddress(reported);
    isThere.current = true;
    // The page may have been rendered before the last change.
    refresh();
    // Links may lead elsewhere, but the first page must be the requested one.
    const to = requested.current;
    requested.current = undefined;
    last.current = to ?? reported;
    if (to !== undefined && to !== reported) post({ kind: 'open', address: to });
  });
  return { frame, address, day: target.day };
}

/** Handles messages from the pages of an origin. */
function useMessages(
  origin: string,
  onMessage: (message: { kind?: string; address?: string }) => void,
) {
  const handle = useEffectEvent(onMessage);
  useEffect(() => {
    const listen = (event: MessageEvent<{ kind?: string; address?: string }>) => {
      if (event.origin === origin) handle(event.data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);
}

/** Refreshes the page after each change of the draft; a page that failed to load is requested again. */
function useRefresh(
  state: string,
  leftAt: RefObject<number | undefined>,
  refresh: () => void,
  reload: () => void,
) {
  const onChange = useEffectEvent(refresh);
  const onTimeout = useEffectEvent(reload);
  useEffect(() => {
    onChange();
    const timer = setTimeout(() => {
      if (leftAt.current !== undefined && Date.now() - leftAt.current >= loadTimeout) onTimeout();
    }, loadTimeout);
    return () => clearTimeout(timer);
  }, [leftAt, state]);
}
