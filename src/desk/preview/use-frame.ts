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
import type { PreviewTalk } from './preview-context.ts';

/** A page that takes longer than this many milliseconds is not coming. */
const patience = 2500;

/** The frame of the preview: which page stands in it, and how it is told what to show. `origin`: of the preview. */
export function useFrame(origin: string, version: number, talk: Ref<PreviewTalk>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState('/');
  const isThere = useRef(false);
  /** The page that stands there, or that was asked for since. */
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
      open: (to) => {
        wanted.current = to;
        if (isThere.current) last.current = to;
        say({ kind: 'open', address: to });
      },
      point: (to, inWords, value, near) =>
        say({ kind: 'point', address: to, words: wordsToFind(inWords, value), near }),
    }),
    [say],
  );
  useRefresh(version, say, leftAt, () => (frame.current!.src = origin + last.current));
  useEffect(() => {
    const hear = (event: MessageEvent<{ kind?: string; address?: string }>) => {
      const { kind, address: told } = event.data;
      if (event.origin !== origin) return;
      if (kind === 'leave') {
        isThere.current = false;
        leftAt.current = Date.now();
      }
      if (kind !== 'at' || typeof told !== 'string') return;
      leftAt.current = undefined;
      setAddress(told);
      isThere.current = true;
      // It was on its way, and may have been made before the last change.
      say({ kind: 'refresh' });
      // Links in the page lead on; the first page is the one that was asked for.
      const to = wanted.current;
      wanted.current = undefined;
      last.current = to ?? told;
      if (to !== undefined && to !== told) say({ kind: 'open', address: to });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin, say]);
  return { frame, address };
}

/** Has the page look at each new draft. One that could not be made does not listen: it is asked for again. */
function useRefresh(
  version: number,
  say: (message: unknown) => void,
  leftAt: RefObject<number | undefined>,
  askAgain: () => void,
) {
  const ask = useEffectEvent(askAgain);
  useEffect(() => {
    say({ kind: 'refresh' });
    const timer = setTimeout(() => {
      if (leftAt.current !== undefined && Date.now() - leftAt.current >= patience) ask();
    }, patience);
    return () => clearTimeout(timer);
  }, [say, leftAt, version]);
}

/** How a value may stand on the page. */
function wordsToFind(inWords: string, value: unknown): string[] {
  const text = typeof value === 'string' ? value : '';
  const parts = text
    .split(/\{[\w:-]+\}|\n\n/)
    .map((part) => part.replace(/[*#[\]]|\(\/[^)]*\)/g, '').trim());
  const longest = parts.sort((one, other) => other.length - one.length)[0] ?? '';
  const said = [inWords, inWords.replace(' am', 'am').replace(' pm', 'pm'), text, longest];
  return [...new Set(said)].filter((one) => one.length > 1);
}
