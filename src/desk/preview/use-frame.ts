import { useCallback, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { pageOfFile } from './pages-of-files.ts';
import type { PreviewTalk } from './preview-context.ts';

/** A page that takes longer than this many milliseconds is not coming. */
const patience = 2500;

/** The frame of the preview: which page stands in it, and how it is told what to show. `origin`: of the preview. */
export function useFrame(origin: string, version: number, talk: Ref<PreviewTalk>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState('/');
  const isThere = useRef(false);
  const at = useRef('/');
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
        say({ kind: 'open', address: to });
      },
      point: (file, inWords, value, near) =>
        say({ kind: 'point', address: pageOfFile(file), words: wordsToFind(inWords, value), near }),
    }),
    [say],
  );
  useEffect(() => {
    say({ kind: 'refresh' });
    // A page that could not be made does not listen: it is asked for again.
    const timer = setTimeout(() => {
      if (leftAt.current !== undefined && Date.now() - leftAt.current >= patience)
        frame.current!.src = origin + at.current;
    }, patience);
    return () => clearTimeout(timer);
  }, [origin, say, version]);
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
      at.current = told;
      isThere.current = true;
      // Links in the page lead on; the first page is the one that was asked for.
      const to = wanted.current;
      wanted.current = undefined;
      if (to !== undefined && to !== told) say({ kind: 'open', address: to });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin, say]);
  return { frame, address };
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
