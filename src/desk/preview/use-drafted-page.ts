import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { Place } from '../draft/place.ts';
import { FrameLoading } from './frame-loading.ts';
import type { FromFrame } from './frame-messages.ts';
import { fetchTextsOf } from './frame-texts.ts';
import { NewestPage } from './newest-page.ts';
import type { PreviewCommands } from './preview-context.ts';
import type { PreviewTarget } from './preview-target.ts';
import { useParts, type PartsToPress } from './use-parts.ts';

/** Renders a page of the draft, for `day` if it is in the future; undefined if there is none yet. */
export type PageOf = (address: string, day: string | undefined) => Promise<string | undefined>;

interface Around {
  pageOf: PageOf;
  /** Increases with each change of the draft. */
  version: number;
  commandsRef: Ref<PreviewCommands>;
  /** Returns the data to find the value at a place. */
  targetAt: (place: Place) => PreviewTarget;
  /** Returns the page to show when a link is pressed; undefined for none. */
  onLink: (address: string) => string | undefined;
  /** The parts of the page at an address. */
  parts: (address: string) => PartsToPress;
}

/** Hook that controls the frame of the preview: its page, its date, and the messages to and from it. */
export function useDraftedPage({ pageOf, version, commandsRef, targetAt, onLink, parts }: Around) {
  const frame = useRef<HTMLIFrameElement>(null);
  const loading = useRef<FrameLoading>(undefined);
  const [address, setAddress] = useState('/');
  const [place, setPlace] = useState<Place>();
  /** The page to open if the target is not on the current one. */
  const fallbackAddress = useRef<string>(undefined);
  const { words, near, day }: PreviewTarget = place ? targetAt(place) : { words: [], near: [] };

  const onPart = useParts(loading, parts(address));
  const onMessage = useEffectEvent((message: FromFrame) => {
    if (message.kind === 'not-found') setAddress(fallbackAddress.current ?? address);
    onPart(message);
    if (message.kind === 'link') {
      const linked = onLink(message.address);
      if (linked === undefined) return;
      setPlace(undefined);
      setAddress(linked);
    }
  });
  useEffect(() => {
    const made = new FrameLoading(frame.current!, (message) => onMessage(message));
    loading.current = made;
    return () => made.close();
  }, []);

  useImperativeHandle(
    commandsRef,
    () => ({
      open: (to, where) => {
        fallbackAddress.current = to;
        setPlace(where);
        setAddress(to);
      },
      point: (to, where) => {
        setPlace(where);
        fallbackAddress.current = to;
        loading.current?.point(targetAt(where));
      },
    }),
    [targetAt],
  );

  const page = `${address} ${day}`;
  const make = useEffectEvent(async () => {
    const html = await pageOf(address, day);
    if (html !== undefined) await fetchTextsOf(html);
    return html;
  });
  const show = useEffectEvent((html: string) => loading.current?.show(page, html, { words, near }));
  const [newest] = useState(() => new NewestPage());
  useEffect(() => {
    newest.want({ page, make: () => make(), show: (html) => show(html) });
  }, [newest, page, version]);
  return { frame, address, day };
}
