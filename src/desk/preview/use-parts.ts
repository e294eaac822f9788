import { useEffect, useRef, type RefObject } from 'react';
import type { Place } from '../draft/place.ts';
import type { FrameLoading } from './frame-loading.ts';
import type { FromFrame, Pressed } from './frame-messages.ts';

/** The parts of the page that can be pressed. */
export interface PartsToPress {
  /** Returns the place that a text of the page comes from, if any. */
  placeOf: (pressed: Pressed) => Place | undefined;
  /** Called when a place is pressed. */
  onPlace: (place: Place) => void;
  /** Whether all parts that can be changed are outlined. */
  areFramed: boolean;
}

/**
 * Hook for the parts of the page in the preview: tells the frame which of them can be changed and whether to outline
 * them, and returns the focus to the last pressed part on Escape. Returns the handler of the messages about them.
 */
export function useParts(
  loading: RefObject<FrameLoading | undefined>,
  { placeOf, onPlace, areFramed }: PartsToPress,
) {
  /** The part from which the keyboard moved to a field, or -1. */
  const cameFrom = useRef(-1);
  useEffect(() => {
    loading.current?.frameAll(areFramed);
  }, [loading, areFramed]);
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
    if (message.kind === 'leave')
      dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey: message.isBack }));
    if (message.kind !== 'press') return;
    const place = placeOf(message.pressed);
    if (!place) return;
    cameFrom.current = message.part;
    onPlace(place);
  };
}
