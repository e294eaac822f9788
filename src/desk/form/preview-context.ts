/* Lets any screen tell the preview what to show. */

import { createContext, use } from 'react';
import type { FieldPlace } from '../draft/edit.ts';

/** Commands to the preview. */
export interface PreviewCommands {
  /** Opens a page, on the first day on which the place is visible. */
  open: (address: string, place?: FieldPlace) => void;
  /** Scrolls to the value at a place and highlights it; opens the page at the address if the shown one lacks it. */
  point: (address: string, place: FieldPlace) => void;
}

/** The preview of the desk; without one, the commands do nothing. */
export const PreviewContext = createContext<PreviewCommands>({
  open: () => undefined,
  point: () => undefined,
});

/** The commands to the preview. */
export const usePreview = () => use(PreviewContext);
