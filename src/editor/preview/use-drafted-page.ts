import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { Place } from '../place.ts';
import { FrameLoading } from './frame-loading.ts';
import type { FromFrame } from './frame-messages.ts';
import { fetchTextsOf } from './frame-texts.ts';
import { NewestPage } from './newest-page.ts';
import type { PreviewTalk } from './preview-context.ts';
import type { PreviewTarget } from './preview-target.ts';
import { useParts, type PartsToPress } from './use-parts.ts';

/** Renders the document of a page of the draft, on `day` if it is still to come; undefined while there is none. */
export type PageOf = (address: string, day: string | undefined) => Promise<string | undefined>;

interface Around {
  pageOf: PageOf;
  /** Increases with each change of the draft. */
  version: number;
  talk: Ref<PreviewTalk>;
  /** How the value at a place is found. */
  seek: (place: Place) => PreviewTarget;
  /** The page to show after a press on a link; undefined for none. */
  onLink: (address: string) => string | undefined;
  /** The parts of the page at an address. */
  parts: (address: string) => PartsToPress;
}

/** Controls the frame of the preview: its page, its day, and what is said to it and by it. */
export function useDraftedPage({ pageOf, version, talk, seek, onLink, parts }: Around) {
  const frame = useRef<HTMLIFrameElement>(null);
  const loading = useRef<FrameLoading>(undefined);
  const [address, setAddress] = useState('/');
  const [hasGaps, setGaps] = useState(false);
  const [place, setPlace] = useState<Place>();
  /** Where to look for what the page in the frame does not have. */
  const otherwise = useRef<string>(undefined);
  const { words, near, day }: PreviewTarget = place ? seek(place) : { words: [], near: [] };

  const onPart = useParts(loading, parts(address));
  const onMessage = useEffectEvent((message: FromFrame) => {
    if (message.kind === 'not-found') setAddress(otherwise.current ?? address);
    if (message.kind === 'gaps') setGaps(message.count > 0);
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
    talk,
    () => ({
      open: (to, where) => {
        otherwise.current = to;
        setPlace(where);
        setAddress(to);
      },
      point: (to, where) => {
        setPlace(where);
        otherwise.current = to;
        loading.current?.point({ ...seek(where), place: where });
      },
    }),
    [seek],
  );

  const page = `${address} ${day}`;
  const make = useEffectEvent(async () => {
    const html = await pageOf(address, day);
    if (html !== undefined) await fetchTextsOf(html);
    return html;
  });
  const show = useEffectEvent((html: string) =>
    loading.current?.show(page, html, { words, near, place }),
  );
  const [newest] = useState(() => new NewestPage());
  useEffect(() => {
    newest.want({ page, make: () => make(), show: (html) => show(html) });
  }, [newest, page, version]);
  return { frame, address, day, hasGaps };
}
