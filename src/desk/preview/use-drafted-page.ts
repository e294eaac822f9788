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
import type { DraftedPage } from '../draft/protocol.ts';
import { FrameLoading } from './frame-loading.ts';
import { fieldName, fieldNamed } from './field-name.ts';
import type { FromFrame, Target } from './frame-messages.ts';
import { fetchAssetsOf } from './frame-assets.ts';
import type { PreviewCommands } from '../form/preview-context.ts';

/** Renders a page of the draft, as on `day` if that is given. Resolves to undefined while no page can be rendered. */
type PageOf = (address: string, day: string | undefined) => Promise<DraftedPage | undefined>;

interface Options {
  pageOf: PageOf;
  /** Increases with each change of the draft. */
  version: number;
  commandsRef: Ref<PreviewCommands>;
  /** Returns the first day on which a field is shown, if that is later than today. */
  dayOf: (place: FieldPlace) => string | undefined;
  /** Returns the page to show when a link is pressed; undefined for none. */
  onLink: (address: string) => string | undefined;
  parts: PartsToPress;
}

/** Hook that controls the frame of the preview: its page, its date, and the messages to and from it. */
export function useDraftedPage({ pageOf, version, commandsRef, dayOf, onLink, parts }: Options) {
  const frame = useRef<HTMLIFrameElement>(null);
  const loading = useRef<FrameLoading>(undefined);
  const [address, setAddress] = useState('/');
  const [place, setPlace] = useState<FieldPlace>();
  const [shownAddress, setShownAddress] = useState(address);
  /** The page to open if the target is not on the current one. */
  const fallbackAddress = useRef<string>(undefined);
  const day = place && dayOf(place);

  const onPart = usePartsToPress(loading, parts);
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
        loading.current?.point(targetOf(where));
      },
    }),
    [],
  );

  const page = `${address} ${day}`;
  const make = useEffectEvent(async () => {
    const made = await pageOf(address, day);
    if (made) await fetchAssetsOf(made.html);
    return made;
  });
  const show = useEffectEvent((made: DraftedPage) => {
    setShownAddress(made.address);
    loading.current?.show(`${made.address} ${day}`, made.html, place ? targetOf(place) : []);
  });
  const [newest] = useState(() => new NewestPage<DraftedPage>());
  useEffect(() => {
    newest.want({ page, make: () => make(), show: (made) => show(made) });
  }, [newest, page, version]);
  return { frame, shownAddress, day, enter: () => loading.current?.enter() };
}

/** The names of a field and of the things around it, but not of its whole file. */
const targetOf = ({ file, path }: FieldPlace): Target =>
  path.map((_, index) => fieldName({ file, path: path.slice(0, path.length - index) }));

/** The parts of the page that can be pressed. */
interface PartsToPress {
  /** Called when a place is pressed. */
  onPlace: (place: FieldPlace) => void;
  /** Called when the keyboard leaves the page by Escape. */
  onLeave: () => void;
}

/**
 * Hook for the parts of the page in the preview: opens the field of the pressed one, and returns the focus to it on
 * Escape. Returns the handler of the messages about them.
 */
function usePartsToPress(
  loading: RefObject<FrameLoading | undefined>,
  { onPlace, onLeave }: PartsToPress,
) {
  /** The index of the part that was pressed last, or -1. */
  const cameFrom = useRef(-1);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || cameFrom.current < 0) return;
      loading.current?.enter(cameFrom.current);
      cameFrom.current = -1;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [loading]);
  return (message: FromFrame) => {
    if (message.kind === 'leave') {
      if (message.by === 'Escape') return onLeave();
      // F6 moves the focus to the next region of the desk, Shift+F6 to the one before.
      dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey: message.isBack }));
    }
    if (message.kind !== 'press') return;
    cameFrom.current = message.part;
    onPlace(fieldNamed(message.field));
  };
}
