import { createContext, use } from 'react';
import type { Place } from '../place.ts';

/** What the preview is asked to show. */
export interface PreviewTalk {
  /** The page at this address, on the day of what stands at a place. */
  open: (address: string, place?: Place) => void;
  /** What stands at a place, on the page at an address: it is scrolled to and framed. */
  point: (address: string, place: Place) => void;
}

export const PreviewContext = createContext<PreviewTalk>({
  open: () => undefined,
  point: () => undefined,
});

export const usePreview = () => use(PreviewContext);
