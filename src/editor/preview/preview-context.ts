import { createContext, use } from 'react';
import type { Place } from '../place.ts';

/** Commands to the preview. */
export interface PreviewTalk {
  /** Opens a page, on the first day on which the place is visible. */
  open: (address: string, place?: Place) => void;
  /** Scrolls to the value at a place, on the page at an address, and highlights it. */
  point: (address: string, place: Place) => void;
}

export const PreviewContext = createContext<PreviewTalk>({
  open: () => undefined,
  point: () => undefined,
});

export const usePreview = () => use(PreviewContext);
