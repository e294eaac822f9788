import { createContext, use } from 'react';

/** What the preview is asked to show. */
export interface PreviewTalk {
  /** The page at this address, unless the one that is shown has it too. */
  open: (address: string) => void;
  /** What stands in a field, with `near` around it, on the page at an address: it is scrolled to and framed. */
  point: (address: string, inWords: string, value: unknown, near: readonly string[]) => void;
}

export const PreviewContext = createContext<PreviewTalk>({
  open: () => undefined,
  point: () => undefined,
});

export const usePreview = () => use(PreviewContext);
