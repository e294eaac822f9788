import { NewestPage } from './newest-page.ts';
/* The hook behind the preview: which page is shown, as on which day, and what is pressed in it. */

import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { FieldPlace } from '../draft/edit.ts';
import { FrameLoading } from './frame-loading.ts';
import type { FromFrame, Pressed } from './frame-messages.ts';
import { fetchTextsOf } from './frame-texts.ts';
import type { PreviewTarget } from './place-of-words.ts';
import type { PreviewCommands } from '../form/preview-context.ts';

/** Renders a page of the draft, as on `day` if that is given. Resolves to undefined while no page can be rendered. */
export type PageOf = (address: string, day: string | undefined) => Promise<string | undefined>;

interface Options {
  pageOf: PageOf;
  /** Increases with each change of the draft. */
  version: number;
  commandsRef: Ref<PreviewCommands>;
  /** Returns the texts by which the value of a field is found on its page. */
  targetAt: (place: FieldPlace) => PreviewTarget;
  /** Returns the page to show when a link is pressed; undefined for none. */
  onLink: (address: string) => string | undefined;
  /** The parts of the page at an address. */
  parts: (address: string) => PartsToPress;
}

/** Hook that controls the frame of the preview: its page, its date, and the messages to and from it. */
export function useDraftedPage({ pageOf, version, commandsRef, targetAt, onLink, parts }: Options) {
  const frame = useRef<HTMLIFrameElement>(null);
  const loading = useRef<FrameLoading>(undefined);
  const [address, setAddress] = useState('/');
  const [place, setPlace] = useState<FieldPlace>();
  /** The page to open if the target is not on the current one. */
  const fallbackAddress = useRef<string>(undefined);
  const { words, near, day }: PreviewTarget = place ? targetAt(place) : { words: [], near: [] };

  const onPart = usePartsToPress(loading, parts(address));
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

/** The parts of the page that can be pressed. */
export interface PartsToPress {
  /** Returns the place that a text of the page comes from, if any. */
  placeOf: (pressed: Pressed) => FieldPlace | undefined;
  /** Called when a place is pressed. */
  onPlace: (place: FieldPlace) => void;
  /** Whether all parts that can be changed are outlined. */
  areOutlined: boolean;
}

/**
 * Hook for the parts of the page in the preview: tells the frame which of them can be changed and whether to outline
 * them, and returns the focus to the last pressed part on Escape. Returns the handler of the messages about them.
 */
export function usePartsToPress(
  loading: RefObject<FrameLoading | undefined>,
  { placeOf, onPlace, areOutlined }: PartsToPress,
) {
  /** The index of the part that was pressed last, or -1. */
  const cameFrom = useRef(-1);
  useEffect(() => {
    loading.current?.outlineAll(areOutlined);
  }, [loading, areOutlined]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || cameFrom.current < 0) return;
      loading.current?.returnTo(cameFrom.current);
      cameFrom.current = -1;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [loading]);
  return (message: FromFrame) => {
    if (message.kind === 'parts')
      loading.current?.answer(message.parts.map((part) => placeOf(part) !== undefined));
    // F6 moves the focus to the next region of the desk, Shift+F6 to the one before.
    if (message.kind === 'leave')
      dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey: message.isBack }));
    if (message.kind !== 'press') return;
    const place = placeOf(message.pressed);
    if (!place) return;
    cameFrom.current = message.part;
    onPlace(place);
  };
}
